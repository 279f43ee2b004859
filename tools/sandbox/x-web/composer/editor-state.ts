import { ContentState, EditorState, Modifier } from 'draft-js';
import { decorator } from './decorators.tsx';

export interface EditorProps {
  /** Position in the thread, which names the testid: every composer starts at 0. */
  index: number;
  state: EditorState;
  placeholder: string;
  autoFocus?: boolean;
  onChange: (state: EditorState) => void;
  onFocus?: () => void;
  onSubmit: () => void;
}

/** A fresh editor holding `text`, one block a line, with the caret at its end. */
export function createEditor(text = ''): EditorState {
  const content = ContentState.createFromText(text, '\n');
  return EditorState.moveSelectionToEnd(EditorState.createWithContent(content, decorator));
}

export function textOf(state: EditorState): string {
  return state.getCurrentContent().getPlainText('\n');
}

/** As X pastes: plain text only, one block a line, over the selection of the model. */
export function pasteText(state: EditorState, text: string): EditorState {
  const lines = ContentState.createFromText(text.replace(/\r\n?/g, '\n'), '\n').getBlockMap();
  const content = Modifier.replaceWithFragment(
    state.getCurrentContent(),
    state.getSelection(),
    lines,
  );
  return EditorState.push(state, content, 'insert-fragment');
}

import type { EditorState } from 'draft-js';

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

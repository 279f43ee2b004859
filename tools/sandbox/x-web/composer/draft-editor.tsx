import { Editor, type EditorState, getDefaultKeyBinding, KeyBindingUtil } from 'draft-js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { has } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { createEditor, type EditorProps, pasteText, textOf } from './editor-state.ts';

const lateMs = 200;
/** After this time an editor that takes texts back shows what it held before. */
const takenBackMs = 400;

/** The real thing: Draft.js with X's paste handler. The testid stands on the contenteditable. */
export function DraftEditor(props: EditorProps): ReactNode {
  const { state, onChange, onFocus, onSubmit, autoFocus } = props;
  const editor = useRef<Editor>(null);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);
  const [life, setLife] = useState(0);

  useEffect(() => {
    if (autoFocus) editor.current?.focus();
  }, [autoFocus]);

  function takeBackLater(): void {
    setTimeout(() => onChange(createEditor(textOf(state))), takenBackMs);
  }

  /** Nobody types so many characters at once: this text came from a script. */
  function change(next: EditorState): void {
    const grown = textOf(next).length - textOf(state).length;
    if (has('text-taken-back') && grown > 3) takeBackLater();
    onChange(next);
  }

  function paste(text: string | undefined): 'handled' {
    if (!text || has('paste-swallowed')) return 'handled';
    if (has('paste-late')) {
      setTimeout(() => onChange(pasteText(latest.current, text)), lateMs);
      return 'handled';
    }
    const pasted = pasteText(state, text);
    if (has('paste-taken-back')) takeBackLater();
    if (has('editor-replaced') && life === 0) {
      onChange(createEditor(textOf(pasted)));
      setLife(1);
    } else change(pasted);
    return 'handled';
  }

  return (
    <Editor
      key={life}
      ref={editor}
      editorState={state}
      onChange={change}
      onFocus={onFocus}
      handlePastedText={paste}
      keyBindingFn={(event) =>
        event.key === 'Enter' && KeyBindingUtil.hasCommandModifier(event)
          ? 'x-submit'
          : getDefaultKeyBinding(event)
      }
      handleKeyCommand={(command) => {
        if (command !== 'x-submit') return 'not-handled';
        onSubmit();
        return 'handled';
      }}
      placeholder={props.placeholder}
      ariaLabel={words.postText}
      ariaMultiline
      role="textbox"
      spellCheck
      stripPastedStyles
      tabIndex={0}
      textDirectionality={words.dir === 'rtl' ? 'RTL' : undefined}
      webDriverTestID={`tweetTextarea_${props.index}`}
    />
  );
}

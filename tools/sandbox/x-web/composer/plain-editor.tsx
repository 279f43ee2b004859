import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../page-texts.ts';
import styles from './composer.module.css';
import { createEditor, type EditorProps, textOf } from './editor-state.ts';

/** The mobile layout's composer: an ordinary textarea under the same testid. */
export function PlainEditor(props: EditorProps): ReactNode {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (props.autoFocus) area.current?.focus();
  }, [props.autoFocus]);
  return (
    <textarea
      ref={area}
      data-testid={`tweetTextarea_${props.index}`}
      aria-label={words.postText}
      placeholder={props.placeholder}
      className={styles.plainEditor}
      value={textOf(props.state)}
      onFocus={props.onFocus}
      onChange={(event) => props.onChange(createEditor(event.target.value))}
    />
  );
}

/** An editor of a kind nobody has met yet: it takes keys, and ignores every made-up event. */
export function UnknownEditor(props: EditorProps): ReactNode {
  const editable = useRef<HTMLDivElement>(null);
  const given = useRef(textOf(props.state));
  useEffect(() => {
    const element = editable.current!;
    element.innerText = given.current;
    if (props.autoFocus) element.focus();
  }, [props.autoFocus]);
  return (
    <div
      ref={editable}
      contentEditable
      suppressContentEditableWarning
      role="textbox"
      data-lexical-editor="true"
      data-testid={`tweetTextarea_${props.index}`}
      aria-multiline="true"
      aria-label={words.postText}
      className={styles.unknownEditor}
      onFocus={props.onFocus}
      onPaste={(event) => {
        if (!event.nativeEvent.isTrusted) event.preventDefault();
      }}
      onInput={(event) => {
        if (event.nativeEvent.isTrusted) {
          props.onChange(createEditor(event.currentTarget.innerText));
        }
      }}
    />
  );
}

import type { ReactNode } from 'react';
import { has } from '../page-options.ts';
import { boxClass, Wraps } from '../view.tsx';
import styles from './composer.module.css';
import { DraftEditor } from './draft-editor.tsx';
import type { EditorProps } from './editor-state.ts';
import { PlainEditor, UnknownEditor } from './plain-editor.tsx';

function kindOfEditor(): (props: EditorProps) => ReactNode {
  if (has('editor-textarea') || has('mobile')) return PlainEditor;
  return has('editor-unknown') ? UnknownEditor : DraftEditor;
}

const Kind = kindOfEditor();

export function TextEditor(props: EditorProps): ReactNode {
  const testid = `tweetTextarea_${props.index}`;
  return (
    <div data-testid={`${testid}_label`} className={boxClass(styles.label)}>
      <Wraps depth={2}>
        <div data-testid={`${testid}RichTextInputContainer`} className={boxClass(styles.container)}>
          <Kind {...props} />
        </div>
      </Wraps>
    </div>
  );
}

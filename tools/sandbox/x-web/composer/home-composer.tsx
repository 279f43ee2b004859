import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { openDialog } from '../navigation.ts';
import { words } from '../page-texts.ts';
import { useCurrentUser } from '../posted/current-user.ts';
import { boxClass, Wraps } from '../view.tsx';
import styles from './composer.module.css';
import { TextEditor } from './editor.tsx';
import { ToolBar } from './tool-bar.tsx';
import { useInlineComposer } from './use-inline-composer.ts';

/** The always expanded composer above the home timeline. It never holds more than one post. */
export function HomeComposer(): ReactNode {
  const { text, editor, bar } = useInlineComposer(words.postButton, null);
  const me = useCurrentUser();
  return (
    <div className={boxClass(styles.inlineComposer)}>
      <Avatar handle={me.handle} />
      <div className={boxClass(styles.column)}>
        <Wraps depth={3}>
          <TextEditor {...editor} placeholder={words.whatsHappening} />
        </Wraps>
        <Wraps depth={1}>
          <ToolBar {...bar} onAdd={() => openDialog({ kind: 'new', parts: [text, ''] })} />
        </Wraps>
      </div>
    </div>
  );
}

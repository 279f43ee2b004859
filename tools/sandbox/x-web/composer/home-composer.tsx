import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { openDialog } from '../navigation.ts';
import { words } from '../page-texts.ts';
import { useCurrentUser } from '../posted/current-user.ts';
import { boxClass, Wraps } from '../view.tsx';
import styles from './composer.module.css';
import { TextEditor } from './editor.tsx';
import { textOf } from './editor-state.ts';
import { usePersistedDraft } from './persisted-draft.ts';
import { ToolBar } from './tool-bar.tsx';
import { useSend } from './use-send.ts';
import { postLimit, weightedLength } from './weighted-length.ts';

/** The always expanded composer above the home timeline. It never holds more than one post. */
export function HomeComposer(): ReactNode {
  const draft = usePersistedDraft('home');
  const me = useCurrentUser();
  const { sending, send } = useSend(draft.clear);
  const text = textOf(draft.state);
  const weight = weightedLength(text);
  const enabled = text.trim() !== '' && weight <= postLimit && !sending;

  function submit(): void {
    if (enabled) void send([{ text, inReplyTo: null, quoteOf: null, kind: 'post' }]);
  }

  return (
    <div className={boxClass(styles.inlineComposer)}>
      <Avatar handle={me.handle} />
      <div className={boxClass(styles.column)}>
        <Wraps depth={3}>
          <TextEditor
            index={0}
            state={draft.state}
            placeholder={words.whatsHappening}
            onChange={draft.change}
            onSubmit={submit}
          />
        </Wraps>
        <Wraps depth={1}>
          <ToolBar
            submit={{
              testid: 'tweetButtonInline',
              label: words.postButton,
              enabled,
              onPress: submit,
            }}
            weight={weight}
            changes={draft.changes}
            onAdd={() => openDialog({ kind: 'new', parts: [text, ''] })}
          />
        </Wraps>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';
import { Icon } from '../icon.tsx';
import { has } from '../page-options.ts';
import { words } from '../page-texts.ts';
import { useCurrentUser } from '../posted/current-user.ts';
import { boxClass, Wraps } from '../view.tsx';
import styles from './composer.module.css';
import { TextEditor } from './editor.tsx';
import { type SubmitProps, ToolBar } from './tool-bar.tsx';
import type { useThread } from './use-thread.ts';
import { weightedLength } from './x-length.ts';

interface DialogComposerProps {
  thread: ReturnType<typeof useThread>;
  placeholder: string;
  submit: SubmitProps;
  /** The quoted card, below the first part's editor. */
  attachments?: ReactNode;
}

/** A dialog's composer: one or more parts, of which by default only the active one has a tool bar. */
export function DialogComposer(props: DialogComposerProps): ReactNode {
  const { thread, placeholder, submit, attachments } = props;
  const me = useCurrentUser();
  const shared = has('thread-shared-toolbar');
  const bar = (
    <Wraps depth={2}>
      <ToolBar
        submit={has('mobile') ? null : submit}
        weight={weightedLength(thread.texts[thread.active] ?? '')}
        changes={thread.changes}
        onAdd={() => thread.add(thread.active)}
      />
    </Wraps>
  );
  return (
    <>
      {thread.parts.map((part, index) => (
        <div key={part.id} className={boxClass(styles.part)}>
          <div className={boxClass(styles.inlineRow)}>
            <Avatar handle={me.handle} />
            <div className={boxClass(styles.column)}>
              <Wraps depth={4}>
                <TextEditor
                  index={index}
                  state={part.state}
                  placeholder={index === 0 ? placeholder : words.addPost}
                  autoFocus={index === thread.active}
                  onChange={(state) => thread.change(index, state)}
                  onFocus={() => thread.activate(index)}
                  onSubmit={submit.onPress}
                />
              </Wraps>
              {index === 0 && attachments && (
                <div data-testid="attachments" className={boxClass(styles.attachments)}>
                  {attachments}
                </div>
              )}
            </div>
            {index > 0 && (
              <button
                type="button"
                aria-label={words.removePost}
                className={boxClass(styles.tool)}
                onClick={() => thread.remove(index)}
              >
                <Icon name="close" />
              </button>
            )}
          </div>
          {!shared && index === thread.active && bar}
        </div>
      ))}
      {shared && bar}
    </>
  );
}

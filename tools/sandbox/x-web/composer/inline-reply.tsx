import { type ReactNode, useState } from 'react';
import { Avatar } from '../avatar.tsx';
import type { Post } from '../data/post.ts';
import { words } from '../page-texts.ts';
import { ReplyingTo } from '../post/posted-notes.tsx';
import { useCurrentUser } from '../posted/current-user.ts';
import { boxClass, Wraps } from '../view.tsx';
import styles from './composer.module.css';
import { TextEditor } from './editor.tsx';
import { SubmitButton, ToolBar } from './tool-bar.tsx';
import { useInlineComposer } from './use-inline-composer.ts';

/** The reply box under a focal post: no tool bar until it is focused or holds text, nor after sending. */
export function InlineReply({ post }: { post: Post }): ReactNode {
  const [focused, setFocused] = useState(false);
  // The editor is given a new life after sending, so that it really loses the focus.
  const [life, setLife] = useState(0);
  const me = useCurrentUser();
  const { text, editor, bar } = useInlineComposer(words.replyButton, post.id, () => {
    setFocused(false);
    setLife((old) => old + 1);
  });
  const expanded = focused || text !== '';
  return (
    <div data-testid="inline_reply_offscreen" className={boxClass(styles.inlineReply)}>
      {expanded && <ReplyingTo person={post.author} className={styles.replyingTo} />}
      <div className={boxClass(styles.inlineRow)}>
        <Avatar handle={me.handle} />
        <div className={boxClass(styles.column)}>
          <Wraps depth={1}>
            <TextEditor
              {...editor}
              key={life}
              placeholder={words.postYourReply}
              onFocus={() => setFocused(true)}
            />
          </Wraps>
        </div>
        {!expanded && <SubmitButton {...bar.submit} />}
      </div>
      {expanded && (
        <Wraps depth={2}>
          <ToolBar {...bar} />
        </Wraps>
      )}
    </div>
  );
}

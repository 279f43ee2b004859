import { type ReactNode, useState } from 'react';
import { Avatar } from '../avatar.tsx';
import type { Post } from '../data/post.ts';
import { words } from '../page-texts.ts';
import { PathLink } from '../post/rich-text.tsx';
import { useCurrentUser } from '../posted/current-user.ts';
import { boxClass, Wraps } from '../view.tsx';
import styles from './composer.module.css';
import { TextEditor } from './editor.tsx';
import { textOf } from './editor-state.ts';
import { usePersistedDraft } from './persisted-draft.ts';
import { SubmitButton, ToolBar } from './tool-bar.tsx';
import { useSend } from './use-send.ts';
import { postLimit, weightedLength } from './weighted-length.ts';

export function ReplyingTo({ post }: { post: Post }): ReactNode {
  return (
    <div className={boxClass(styles.replyingTo)}>
      <div dir="auto">
        {words.replyingTo}{' '}
        <PathLink to={`/${post.author.handle}`} className={styles.entity}>
          <span dir="ltr">@{post.author.handle}</span>
        </PathLink>
      </div>
    </div>
  );
}

/** The reply box under a focal post: no tool bar until it is focused or holds text, nor after sending. */
export function InlineReply({ post }: { post: Post }): ReactNode {
  const draft = usePersistedDraft(`reply-${post.id}`);
  const [focused, setFocused] = useState(false);
  // The editor is given a new life after sending, so that it really loses the focus.
  const [life, setLife] = useState(0);
  const me = useCurrentUser();
  const { sending, send } = useSend(() => {
    draft.clear();
    setFocused(false);
    setLife((old) => old + 1);
  });
  const text = textOf(draft.state);
  const weight = weightedLength(text);
  const enabled = text.trim() !== '' && weight <= postLimit && !sending;
  const expanded = focused || text !== '';

  function submit(): void {
    if (enabled) void send([{ text, inReplyTo: post.id, quoteOf: null, kind: 'reply' }]);
  }

  const button = {
    testid: 'tweetButtonInline',
    label: words.replyButton,
    enabled,
    onPress: submit,
  } as const;
  return (
    <div data-testid="inline_reply_offscreen" className={boxClass(styles.inlineReply)}>
      {expanded && <ReplyingTo post={post} />}
      <div className={boxClass(styles.inlineRow)}>
        <Avatar handle={me.handle} />
        <div className={boxClass(styles.column)}>
          <Wraps depth={1}>
            <TextEditor
              key={life}
              index={0}
              state={draft.state}
              placeholder={words.postYourReply}
              onChange={draft.change}
              onFocus={() => setFocused(true)}
              onSubmit={submit}
            />
          </Wraps>
        </div>
        {!expanded && <SubmitButton {...button} />}
      </div>
      {expanded && (
        <Wraps depth={2}>
          <ToolBar submit={button} weight={weight} changes={draft.changes} />
        </Wraps>
      )}
    </div>
  );
}

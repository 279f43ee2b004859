import type { ReactNode } from 'react';
import composerStyles from '../composer/composer.module.css';
import { DialogComposer } from '../composer/dialog-composer.tsx';
import { SubmitButton, type SubmitProps } from '../composer/tool-bar.tsx';
import { useSend } from '../composer/use-send.ts';
import { useThread } from '../composer/use-thread.ts';
import { closeDialog, type DialogRequest } from '../navigation.ts';
import { has } from '../page-options.ts';
import type { SentPost } from '../page-record.ts';
import { words } from '../page-texts.ts';
import { QuotedBody } from '../post/attached.tsx';
import { ReplyingTo } from '../post/posted-notes.tsx';
import { Tweet } from '../post/tweet.tsx';
import { usePosted } from '../posted/posted-store.ts';
import { boxClass } from '../view.tsx';
import { Dialog } from './dialog.tsx';
import styles from './layers.module.css';

function sentPosts(request: DialogRequest, texts: readonly string[]): [SentPost, ...SentPost[]] {
  const [text = '', ...further] = texts;
  const alone = request.kind === 'new' ? 'post' : request.kind;
  const first: SentPost = {
    text,
    inReplyTo: request.kind === 'reply' ? request.postId : null,
    quoteOf: request.kind === 'quote' ? request.postId : null,
    kind: further.length > 0 ? 'thread' : alone,
  };
  const rest = further.map(
    (part): SentPost => ({ text: part, inReplyTo: null, quoteOf: null, kind: 'thread' }),
  );
  return [first, ...rest];
}

function placeholderOf(request: DialogRequest): string {
  if (request.kind === 'reply') return words.postYourReply;
  return request.kind === 'quote' ? words.addComment : words.whatsHappening;
}

/** The composer over the page: a new post, a reply (with the post answered) or a quote (with its card). */
export function ComposerDialog({ request }: { request: DialogRequest }): ReactNode {
  const thread = useThread(
    request.kind === 'new' && request.parts.length > 0 ? request.parts : [''],
    request.kind === 'quote',
  );
  const { find } = usePosted();
  const post = request.kind === 'new' ? null : find(request.postId);
  const { sending, send } = useSend(closeDialog);
  const enabled = thread.enabled && !sending;
  const alone = request.kind === 'reply' ? words.replyButton : words.postButton;
  const submit: SubmitProps = {
    testid: 'tweetButton',
    label: thread.parts.length > 1 ? words.postAll : alone,
    enabled,
    onPress() {
      if (enabled) void send(sentPosts(request, thread.texts));
    },
  };
  return (
    <Dialog bar={has('mobile') ? <SubmitButton {...submit} /> : undefined}>
      {request.kind === 'reply' && post && (
        <>
          <Tweet post={post} bare permalink={!has('dialog-no-permalink')} />
          <ReplyingTo person={post.author} className={composerStyles.replyingTo} />
        </>
      )}
      <DialogComposer
        thread={thread}
        placeholder={placeholderOf(request)}
        submit={submit}
        attachments={
          request.kind === 'quote' &&
          post && (
            <div className={boxClass(styles.quotedCard)}>
              <QuotedBody quoted={post} linked={has('quote-links')} />
            </div>
          )
        }
      />
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { DialogComposer } from '../composer/dialog-composer.tsx';
import { ReplyingTo } from '../composer/inline-reply.tsx';
import { SubmitButton } from '../composer/tool-bar.tsx';
import { useSend } from '../composer/use-send.ts';
import { useThread } from '../composer/use-thread.ts';
import { closeDialog, type DialogRequest } from '../navigation.ts';
import { has } from '../page-options.ts';
import type { SentPost } from '../page-record.ts';
import { words } from '../page-texts.ts';
import { QuotedBody } from '../post/attached.tsx';
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

  function submit(): void {
    if (enabled) void send(sentPosts(request, thread.texts));
  }

  const alone = request.kind === 'reply' ? words.replyButton : words.postButton;
  const label = thread.parts.length > 1 ? words.postAll : alone;
  const appBarSubmit = has('mobile') && (
    <SubmitButton testid="tweetButton" label={label} enabled={enabled} onPress={submit} />
  );
  return (
    <Dialog bar={appBarSubmit || undefined}>
      {request.kind === 'reply' && post && (
        <>
          <Tweet post={post} bare permalink={!has('dialog-no-permalink')} />
          <ReplyingTo post={post} />
        </>
      )}
      <DialogComposer
        thread={thread}
        placeholder={placeholderOf(request)}
        submitLabel={label}
        enabled={enabled}
        onSend={submit}
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

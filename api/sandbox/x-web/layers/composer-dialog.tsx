import type { ReactNode } from 'react';
import { DialogComposer } from '../composer/dialog-composer.tsx';
import { ReplyingTo } from '../composer/inline-reply.tsx';
import { SubmitButton } from '../composer/tool-bar.tsx';
import { useThread } from '../composer/use-thread.ts';
import type { Post } from '../data/post.ts';
import { postById } from '../data/post-variants.ts';
import { closeDialog, type DialogRequest } from '../navigation.ts';
import { has } from '../page-options.ts';
import { recordSent, type SentPost } from '../page-record.ts';
import { QuotedBody } from '../post/attached.tsx';
import { Tweet } from '../post/tweet.tsx';
import { boxClass } from '../view.tsx';
import { words } from '../words.ts';
import { Dialog } from './dialog.tsx';
import styles from './layers.module.css';
import { showToast } from './toast.tsx';

function sentPosts(request: DialogRequest, texts: readonly string[]): SentPost[] {
  const inReplyTo = request.kind === 'reply' ? request.postId : null;
  const quoteOf = request.kind === 'quote' ? request.postId : null;
  if (texts.length > 1) {
    return texts.map((text, at) => ({
      text,
      inReplyTo: at === 0 ? inReplyTo : null,
      quoteOf: at === 0 ? quoteOf : null,
      kind: 'thread',
    }));
  }
  const kind = request.kind === 'new' ? 'post' : request.kind;
  return [{ text: texts[0] ?? '', inReplyTo, quoteOf, kind }];
}

function QuotedCard({ post }: { post: Post }): ReactNode {
  return (
    <div className={boxClass(styles.quotedCard)}>
      <QuotedBody quoted={post} linked={has('quote-links')} />
    </div>
  );
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
  const post = request.kind === 'new' ? null : postById(request.postId);

  function send(): void {
    if (!thread.enabled) return;
    recordSent(sentPosts(request, thread.texts));
    closeDialog();
    showToast(words.sent);
  }

  const alone = request.kind === 'reply' ? words.replyButton : words.postButton;
  const label = thread.parts.length > 1 ? words.postAll : alone;
  const appBarSubmit = has('mobile') && (
    <SubmitButton testid="tweetButton" label={label} enabled={thread.enabled} onPress={send} />
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
        onSend={send}
        attachments={request.kind === 'quote' && post ? <QuotedCard post={post} /> : undefined}
      />
    </Dialog>
  );
}

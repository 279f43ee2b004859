import { Badge } from '@radix-ui/themes';
import { useRef, useState } from 'react';
import type { CommentedOn, CommentThread as Thread } from '#shared/contracts/comments.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { t, tn } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { CheckIcon } from '#shared/ui/action-icons.tsx';
import { CommentForm } from './comment-form.tsx';
import { authorName, CommentItem, TextButton } from './comment-item.tsx';
import { useResolve } from './queries.ts';
import { holdsComment } from './use-asked-comment.ts';

/** A comment with its replies. Once it is resolved it is folded into one line. */
export function CommentThread(props: {
  subject: CommentedOn;
  thread: Thread;
  /** The comment that a link led to. */
  asked: string | null;
  onGone(): void;
}) {
  const { subject, thread, asked, onGone } = props;
  const [isReplying, setReplying] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const resolve = useResolve(thread.id);
  const mayWrite = useMay('comments.write');
  const isResolved = thread.resolvedAt !== null;
  const [isUnfolded, setUnfolded] = useState(() => isResolved && holdsComment(thread, asked));
  const isFolded = isResolved && !isUnfolded;
  const first = thread.isDeleted ? (thread.replies[0] ?? thread) : thread;

  /** What had the focus goes; the thread has it then. */
  const focus = () => place.current?.focus();

  function change(next: boolean) {
    setUnfolded(false);
    focus();
    resolve.mutate(next);
  }

  return (
    <div
      ref={place}
      tabIndex={-1}
      className={`rounded-card border border-line px-3 py-3 outline-offset-2 ${isResolved ? 'bg-page' : 'bg-panel'}`}
    >
      {isResolved ? (
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={() => setUnfolded(isFolded)}
          className="flex min-h-8 w-full cursor-pointer items-center gap-2 rounded-control text-start text-sm text-muted"
        >
          <CheckIcon size={16} />
          <span className="shrink-0 font-medium">{t('Resolved')}</span>
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {isFolded ? `${authorName(first)}: ${excerpt(first.body)}` : null}
          </span>
          <span className="shrink-0 text-xs tabular-nums">
            {tn(thread.replies.length + 1, '{n} comment', '{n} comments')}
          </span>
        </button>
      ) : null}
      {isFolded ? null : (
        <div className={isResolved ? 'mt-3' : ''}>
          <CommentItem
            subject={subject}
            comment={thread}
            isAsked={thread.id === asked}
            badge={
              thread.visibility === 'client' ? (
                <Badge variant="soft" color="amber">
                  {t('Visible to the client')}
                </Badge>
              ) : null
            }
            actions={
              mayWrite ? (
                <>
                  <TextButton expanded={isReplying} onClick={() => setReplying(!isReplying)}>
                    {t('Write a reply')}
                  </TextButton>
                  <TextButton onClick={() => change(!isResolved)}>
                    {isResolved ? t('Reopen') : t('Resolve')}
                  </TextButton>
                </>
              ) : null
            }
            onDeleted={thread.replies.length > 0 ? focus : onGone}
          />
          {thread.replies.length > 0 ? (
            <ul
              aria-label={t('Replies')}
              className="mt-3 ml-4 grid list-none gap-3 border-l border-line pl-4"
            >
              {thread.replies.map((reply) => (
                <li key={reply.id} className="min-w-0">
                  <CommentItem
                    subject={subject}
                    comment={reply}
                    isAsked={reply.id === asked}
                    onDeleted={focus}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          {isReplying ? (
            <div className="mt-3 ml-4 border-l border-line pl-4">
              <CommentForm
                subject={subject}
                parentId={thread.id}
                onDone={() => {
                  setReplying(false);
                  focus();
                }}
              />
            </div>
          ) : null}
        </div>
      )}
    </div>
  );
}

import { Button } from '@radix-ui/themes';
import { type ReactNode, useRef, useState } from 'react';
import type { Comment, CommentedOn } from '#shared/contracts/comments.ts';
import { useMay } from '#shared/features/auth/public.tsx';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { t } from '#shared/i18n/translate.ts';
import { ConfirmDialog } from '#shared/ui/feedback/dialogs.tsx';
import { useEachMinute } from '#shared/ui/hooks/use-each-minute.ts';
import { useShown } from '#shared/ui/hooks/use-shown.ts';
import { UserAvatar } from '#shared/ui/user-avatar.tsx';
import { CommentText } from './comment-text.tsx';
import { EditComment } from './edit-comment.tsx';
import { useDeleteComment } from './queries.ts';

const MARKED = '-mx-2 rounded-control bg-link-tint px-2 py-1.5';

/** What an author is called; a member who has left has no name. */
export function authorName({ author, reviewer }: Comment): string {
  if (reviewer) return t('{name}, by review link', { name: reviewer });
  return author ? (author.name ?? `@${author.username}`) : t('Former member');
}

/** One comment: who, when, the text, and what its reader may do with it. */
export function CommentItem(props: {
  subject: CommentedOn;
  comment: Comment;
  /** A link led to it: it is marked, scrolled to, and has the focus. */
  isAsked: boolean;
  /** Beside the name. */
  badge?: ReactNode;
  /** What its thread offers, before what the comment does. */
  actions?: ReactNode;
  onDeleted(): void;
}) {
  const { comment, isAsked } = props;
  const [isEditing, setEditing] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const article = useRef<HTMLElement>(null);
  const mayModerate = useMay('comments.moderate');
  const remove = useDeleteComment(comment.id);
  useEachMinute();
  useShown(isAsked ? article : null, 'center');
  const name = authorName(comment);

  function endEditing() {
    setEditing(false);
    article.current?.focus();
  }

  if (comment.isDeleted) {
    return (
      <article
        ref={article}
        tabIndex={-1}
        aria-current={isAsked || undefined}
        className={`text-sm text-muted ${isAsked ? MARKED : ''}`}
      >
        <p>{t('This comment was deleted.')}</p>
        {props.actions ? <div className="mt-1 flex flex-wrap gap-x-4">{props.actions}</div> : null}
      </article>
    );
  }
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={t('Comment by {name}', { name })}
      aria-current={isAsked || undefined}
      className={`flex gap-3 rounded-control outline-offset-4 ${isAsked ? MARKED : ''}`}
    >
      <UserAvatar
        size="small"
        name={comment.reviewer ?? comment.author?.name ?? comment.author?.username ?? ''}
        image={comment.author?.profileImageUrl ?? null}
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span dir="auto" className="font-medium wrap-anywhere">
            {name}
          </span>
          <time
            dateTime={comment.createdAt}
            title={formatInstant(comment.createdAt)}
            className="text-xs text-muted"
          >
            {relativeTime(comment.createdAt)}
          </time>
          {comment.editedAt ? (
            <span className="text-xs text-muted" title={formatInstant(comment.editedAt)}>
              {t('Edited')}
            </span>
          ) : null}
          {props.badge}
        </p>
        {isEditing ? (
          <EditComment subject={props.subject} comment={comment} onDone={endEditing} />
        ) : (
          <>
            <CommentText body={comment.body} mentions={comment.mentions} />
            <div className="mt-1 flex flex-wrap gap-x-4">
              {props.actions}
              {comment.isOwn ? (
                <TextButton onClick={() => setEditing(true)}>{t('Edit')}</TextButton>
              ) : null}
              {comment.isOwn || mayModerate ? (
                <TextButton onClick={() => setDeleting(true)}>{t('Delete')}</TextButton>
              ) : null}
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setDeleting(false)}
        title={t('Delete this comment?')}
        confirmLabel={t('Delete')}
        onConfirm={() => remove.mutate(undefined, { onSuccess: props.onDeleted })}
      >
        {t('Its text is deleted for everybody. Replies stay.')}
      </ConfirmDialog>
    </article>
  );
}

/** A small button in a line of text. */
export function TextButton(props: { expanded?: boolean; onClick(): void; children: ReactNode }) {
  return (
    <Button
      type="button"
      variant="ghost"
      color="gray"
      size="1"
      className="m-0 px-0 py-1.5"
      aria-expanded={props.expanded}
      onClick={props.onClick}
    >
      {props.children}
    </Button>
  );
}

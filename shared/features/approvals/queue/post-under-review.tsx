import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { QueuedPost } from '#shared/contracts/approvals.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { PostOnX } from '#shared/features/schedule/public.tsx';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { ReviewBadge } from '#shared/ui/review-badge.tsx';
import { ChangesSince } from '../changes/changes-since.tsx';
import { PostTalk } from './post-talk.tsx';

export const nameOf = ({ post }: QueuedPost) => excerpt(post.content, 60);

/** A post of the queue: when, by which account and persona, whose it is, and how X will show it. */
export function PostUnderReview(props: {
  item: QueuedPost;
  /** Stands before its time. */
  select?: ReactNode;
  /** Said about it, above its text. */
  notice?: string | undefined;
  isSelected?: boolean;
  children: ReactNode;
}) {
  const { item, notice } = props;
  const { post, review, reason } = item;
  const accounts = useQuery(socialAccountList(useApi())).data ?? [];
  const account = accounts.find(({ id }) => id === post.accountId);
  const isOverdue = Date.parse(post.scheduledTime) < serverTime();
  return (
    <article
      aria-label={nameOf(item)}
      data-post={post.id}
      data-selected={props.isSelected || undefined}
      tabIndex={-1}
      className="scroll-my-28 rounded-card border border-line bg-panel p-4 shadow-card [contain-intrinsic-size:auto_20rem] [content-visibility:auto] focus:outline-2 focus:outline-(--focus-8) data-selected:border-accent md:p-5 xl:grid xl:grid-cols-[minmax(0,37.5rem)_minmax(0,1fr)] xl:gap-x-8"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
          {props.select}
          <time dateTime={post.scheduledTime} className="font-medium tabular-nums">
            {formatInstant(post.scheduledTime)}
          </time>
          {isOverdue ? (
            <Badge variant="soft" color="amber">
              {t('Overdue')}
            </Badge>
          ) : null}
          <ReviewBadge review={review.review} isRequired={review.isRequired} />
          {review.levels > 1 && review.review === 'in_review' ? (
            <span className="text-muted">
              {t('Level {level} of {levels}', { level: review.level, levels: review.levels })}
            </span>
          ) : null}
          <span className="text-muted">
            {account ? `@${account.username}` : platformLabel(post.platform)}
          </span>
          {post.personaName ? (
            <span dir="auto" className="max-w-40 truncate text-muted" title={post.personaName}>
              {post.personaName}
            </span>
          ) : null}
        </div>
        <p className="mt-1 text-sm text-muted">{peopleOf(item)}</p>
        {reason ? (
          <p dir="auto" className="mt-2 text-sm wrap-anywhere whitespace-pre-line">
            <strong className="font-medium">{t('Last decision')}: </strong>
            {reason}
          </p>
        ) : null}
        {notice ? (
          <p role="alert" className="mt-3 rounded-control bg-link-tint px-3 py-2 text-sm">
            {notice}
          </p>
        ) : null}
        <ChangesSince post={post} review={review} />
        <div className="mt-3 max-w-[37.5rem]">
          <PostOnX post={post} name={nameOf(item)} />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">{props.children}</div>
      </div>
      <PostTalk postId={post.id} name={nameOf(item)} />
    </article>
  );
}

function peopleOf({ review: { createdBy, changedBy, submittedBy } }: QueuedPost): string {
  const said = [
    createdBy ? t('Written by @{username}', { username: createdBy }) : null,
    changedBy && changedBy !== createdBy
      ? t('changed by @{username}', { username: changedBy })
      : null,
    submittedBy && submittedBy !== createdBy
      ? t('submitted by @{username}', { username: submittedBy })
      : null,
  ];
  return said.filter(Boolean).join(', ');
}

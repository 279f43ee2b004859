import { useApi } from '#shared/client/api.tsx';
import { useQuery } from '#shared/client/use-query.ts';
import type { PostReview } from '#shared/contracts/approvals.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { relativeTime } from '#shared/i18n/formats/relative-time.ts';
import { currentTranslator, t } from '#shared/i18n/translate.ts';
import { localizeMessage } from '#shared/lib/i18n/localize-message.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';
import { ReviewBadge } from '#shared/ui/review-badge.tsx';
import { ChangesSince } from '../changes/changes-since.tsx';
import { postReviews, useApprovalModes } from '../queries.ts';
import { ReviewActions } from './review-actions.tsx';
import { ReviewHistory } from './review-history.tsx';

/** Where the approval of one post stands, its history, and the ways on. */
export function ReviewPanel({ post }: { post: ScheduledPost }) {
  const mode = useApprovalModes()(post.accountId);
  if ((post.review ?? 'none') === 'none' && mode === 'none') return null;
  return (
    <section
      aria-labelledby="post-approval"
      className="mt-5 rounded-card border border-line bg-panel p-4 shadow-card"
    >
      <h2 id="post-approval" tabIndex={-1} className="heading text-lg">
        {t('Approval')}
      </h2>
      <Review post={post} />
    </section>
  );
}

function Review({ post }: { post: ScheduledPost }) {
  const { data, isLoadingError, refetch } = useQuery(postReviews(useApi(), post.id));
  if (isLoadingError) {
    return <ErrorState onRetry={refetch}>{t('Failed to load the review history')}</ErrorState>;
  }
  if (!data) return <SkeletonBar className="mt-3 h-24" />;
  const isWaiting = data.review === 'in_review';
  const refusal = isWaiting && data.refusal && localizeMessage(data.refusal, currentTranslator());
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <ReviewBadge review={data.review} isRequired={data.isRequired} />
        {isWaiting ? <span>{waitingText(data)}</span> : null}
        {isWaiting && data.levels > 1 ? (
          <span>{t('Level {level} of {levels}', { level: data.level, levels: data.levels })}</span>
        ) : null}
      </p>
      {data.isRequired && !data.isApproved ? (
        <p className="mt-2 text-sm text-muted">{t('Posts of this account need an approval.')}</p>
      ) : null}
      {refusal ? <p className="mt-2 text-sm text-muted">{refusal}</p> : null}
      <ChangesSince post={post} review={data} />
      <ReviewActions review={data} />
      <div className="mt-4 empty:hidden">
        <ReviewHistory reviews={data.reviews} levels={data.levels} />
      </div>
    </>
  );
}

function waitingText({ submittedBy, since }: PostReview): string {
  const when = since ? relativeTime(since) : '';
  return submittedBy
    ? t('Submitted by @{username}, {when}', { username: submittedBy, when })
    : when;
}

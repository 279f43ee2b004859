import type { ReviewState } from '#shared/contracts/approval-kinds.ts';
import type { PostStatus, ScheduledPost } from '#shared/contracts/publishing.ts';
import { type useApprovalModes, useHasPolicy } from '#shared/features/approvals/queries.ts';
import { reviewLook } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { ReviewIcon } from '#shared/ui/review-badge.tsx';
import { isUnsent, statusLook } from '../worklist/post-status.ts';
import { StatusMark } from '../worklist/status-mark.tsx';
import { SLOT_LOOK } from './calendar-slot.tsx';

const ALWAYS: readonly PostStatus[] = ['pending', 'posted', 'held', 'failed'];
const WHERE_PRESENT: readonly PostStatus[] = ['publishing', 'unknown', 'needs_check', 'reminded'];
const REVIEWS: readonly ReviewState[] = ['in_review', 'changes_requested', 'approved', 'rejected'];
/** Explains the marks, the persona colours and the keys of the calendar. */
export function CalendarLegend(props: {
  posts: readonly ScheduledPost[];
  colours: ReadonlyMap<string, string>;
  modeOf: ReturnType<typeof useApprovalModes>;
  hasSlots: boolean;
  /** The id of the sentence that says how to move a post. */
  helpId: string;
  /** The id of the sentence that says how a cell is used. */
  cellHelpId: string;
}) {
  const { posts, colours, modeOf } = props;
  const hasPolicy = useHasPolicy();
  const hasReviews =
    hasPolicy || posts.some((post) => isUnsent(post) && (post.review ?? 'none') !== 'none');
  const present = new Set(posts.map(({ status }) => status));
  const statuses = [...ALWAYS, ...WHERE_PRESENT.filter((status) => present.has(status))];
  const isUnsubmitted = posts.some(
    ({ review = 'none', ...post }) =>
      isUnsent(post) &&
      (review === 'draft' || (review === 'none' && modeOf(post.accountId) === 'required')),
  );
  const names = new Map(posts.map((post) => [post.personaId, post.personaName]));
  return (
    <div className="mb-3 rounded-card border border-line bg-panel p-3">
      <ul
        aria-label={t('Legend')}
        className="flex list-none flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted"
      >
        {statuses.map((status) => (
          <li key={status} className="flex items-center gap-1.5">
            <span aria-hidden="true">
              <StatusMark post={{ status }} size={14} />
            </span>
            {statusLook(status).label}
          </li>
        ))}
        {props.hasSlots ? (
          <li className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`h-3.5 w-5 rounded-sm ${SLOT_LOOK}`} />
            {t('Draft')}
          </li>
        ) : null}
        {hasReviews
          ? [...(isUnsubmitted ? (['draft'] as const) : []), ...REVIEWS].map((review) => (
              <li key={review} className="flex items-center gap-1.5">
                <span aria-hidden="true">
                  <ReviewIcon review={review} isRequired={false} size={14} />
                </span>
                {reviewLook(review, false)?.label}
              </li>
            ))
          : null}
        {[...colours].map(([id, colour]) => (
          <li key={id} className="flex min-w-0 items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2.5 shrink-0 rounded-full"
              style={{ background: colour }}
            />
            <span dir="auto" className="max-w-40 truncate">
              {names.get(id)}
            </span>
          </li>
        ))}
      </ul>
      <p id={props.helpId} className="mt-3 text-sm text-muted">
        {t('Drag a post to another time, or press Space on it and move it with the arrow keys.')}
      </p>
      <p id={props.cellHelpId} className="mt-1 text-sm text-muted">
        {t('Press an empty day or hour to add a post. Arrow keys move between them.')}
      </p>
    </div>
  );
}

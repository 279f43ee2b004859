import type { listPostReviews } from '#shared/contracts/approvals.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';
import { formatInstant } from '#shared/i18n/formats/format-date.ts';
import { decisionLabel } from '#shared/i18n/review-labels.ts';
import { t } from '#shared/i18n/translate.ts';

/** Every decision about a post, the latest first. */
export function ReviewHistory(props: {
  reviews: EndpointResponse<typeof listPostReviews>['reviews'];
  levels: number;
}) {
  if (props.reviews.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium">{t('Review history')}</h3>
      <ol aria-label={t('Review history')} className="mt-1 list-none divide-y divide-line">
        {props.reviews.map(({ decision, level, username, reviewer, reason, createdAt }) => (
          <li key={createdAt} className="py-2 text-sm">
            <p className="flex flex-wrap gap-x-2 text-muted">
              <strong className="font-medium text-ink">{decisionLabel(decision)}</strong>
              {decision === 'approved' && props.levels > 1 ? (
                <span>{t('Level {level} of {levels}', { level, levels: props.levels })}</span>
              ) : null}
              <span>{whoText(username, reviewer)}</span>
              <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
            </p>
            {reason ? (
              <p dir="auto" className="mt-0.5 wrap-anywhere whitespace-pre-line">
                {reason}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** By a review link it was somebody without an account; an older server does not say so. */
function whoText(username: string | null, reviewer: string | null | undefined): string {
  const member = username ? `@${username}` : t('A former member');
  return reviewer ? t('{name}, by review link of {member}', { name: reviewer, member }) : member;
}

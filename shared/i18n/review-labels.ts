import type { ReviewDecision, ReviewState } from '#shared/contracts/approval-kinds.ts';
import type { Decision, PostReview } from '#shared/contracts/approvals.ts';
import { msg, t } from './translate.ts';

interface Look {
  label: string;
  color: 'amber' | 'green' | 'ruby';
}

const unapproved: Look = { label: msg('Not submitted'), color: 'amber' };

const looks: Record<Exclude<ReviewState, 'none'>, Look> = {
  draft: unapproved,
  in_review: { label: msg('Needs approval'), color: 'amber' },
  changes_requested: { label: msg('Changes requested'), color: 'ruby' },
  approved: { label: msg('Approved'), color: 'green' },
  rejected: { label: msg('Rejected'), color: 'ruby' },
};

/** The badge of a review state; null where nobody asks for an approval. */
export function reviewLook(review: ReviewState, isRequired: boolean): Look | null {
  const look = review === 'none' ? (isRequired ? unapproved : null) : looks[review];
  return look && { ...look, label: t(look.label) };
}

const decided: Record<ReviewDecision, string> = {
  submitted: msg('Submitted for review'),
  approved: msg('Approved'),
  changes_requested: msg('Changes requested'),
  rejected: msg('Rejected'),
  withdrawn: msg('Withdrawn from review'),
};

/** What happened, in the history of a post. */
export const decisionLabel = (decision: ReviewDecision) => t(decided[decision]);

/** What is said once somebody has decided; `review` is where the post stands by then. */
export function decidedText(decision: Decision, review: PostReview): string {
  if (decision !== 'approved' || review.review !== 'in_review') return decisionLabel(decision);
  return t('Approved at level {level} of {levels}. Level {next} decides next.', {
    level: review.level - 1,
    levels: review.levels,
    next: review.level,
  });
}

const acts: Record<Decision, string> = {
  approved: msg('Approve'),
  changes_requested: msg('Request changes'),
  rejected: msg('Reject'),
  withdrawn: msg('Withdraw'),
};

export const actLabel = (decision: Decision) => t(acts[decision]);

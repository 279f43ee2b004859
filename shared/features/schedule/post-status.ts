import type { HoldReason, PostStatus, ScheduledPost } from '#shared/contracts/publishing.ts';
import { platformLabel } from '#shared/lib/persona-labels.ts';

interface Look {
  label: string;
  /** The personality's own where none says more. */
  color?: 'green' | 'ruby' | 'amber';
}

const looks: Record<PostStatus, Look> = {
  pending: { label: 'Pending' },
  publishing: { label: 'Publishing' },
  posted: { label: 'Posted', color: 'green' },
  failed: { label: 'Failed', color: 'ruby' },
  unknown: { label: 'Checking', color: 'amber' },
  needs_check: { label: 'Needs your check', color: 'amber' },
  held: { label: 'On hold', color: 'amber' },
  reminded: { label: 'Ready to copy', color: 'amber' },
};

/** The badge of a status. */
export function statusLook(status: PostStatus): Look {
  return looks[status];
}

const holds: Record<HoldReason, string> = {
  too_late: 'Its time had passed by more than it may be late.',
  daily_limit: 'Your limit of posts per day is reached.',
  hourly_limit: 'Your limit of posts per hour is reached.',
  weekend: 'Posting is paused on weekends.',
  moderation: 'Content moderation stopped it. Look at the text before you release it.',
  persona_paused: 'Its persona is paused.',
  campaign_paused: 'Its campaign is paused.',
  reconnect: 'X no longer accepts the account. Reconnect it, and the post goes on by itself.',
  publishing_off: 'Publishing is switched off.',
};

/** What a person should know about where a post stands; null when the badge says it all. */
export function statusSentence(post: ScheduledPost): string | null {
  if (post.status === 'unknown') {
    return 'X did not answer clearly, so this may be on X already. Troupe looks for it on your timeline; nothing is sent twice.';
  }
  if (post.status === 'needs_check') {
    return 'X did not say whether it took this post, and Troupe could not find it. Look at your profile on X, then choose.';
  }
  if (post.status === 'reminded') {
    return `Troupe does not publish to ${platformLabel(post.platform)} yet. Copy the text and post it there.`;
  }
  if (post.status === 'held') {
    return post.detail || (post.holdReason ? holds[post.holdReason] : 'It waits for you.');
  }
  return post.detail || null;
}

/** Nothing of it is on its way, or may be on X: it can be deleted. */
export function isUnsent({ status }: ScheduledPost): boolean {
  return ['pending', 'held', 'failed', 'reminded'].includes(status);
}

/** May be edited and moved to another time: of a thread no part is live. */
export function isOpen(post: ScheduledPost): boolean {
  return isUnsent(post) && post.parts.every(({ externalId }) => externalId === null);
}

/** Failed, or a thread of which only the first parts are live. */
export function canRetry({ status, parts }: ScheduledPost): boolean {
  const live = parts.filter(({ externalId }) => externalId !== null).length;
  return status === 'failed' || (status === 'posted' && live > 0 && live < parts.length);
}

/** Waits for something that a person has to do. */
export function needsAttention({ status }: ScheduledPost): boolean {
  return ['failed', 'needs_check', 'held', 'reminded'].includes(status);
}

/** Changes by itself within seconds. */
export function isMoving({ status, scheduledTime }: ScheduledPost): boolean {
  if (status === 'publishing' || status === 'unknown') return true;
  return status === 'pending' && Date.parse(scheduledTime) < Date.now() + 15_000;
}

import type { HoldReason, PostStatus } from '#shared/contracts/publishing.ts';
import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { serverMessage } from '#shared/i18n/server-message.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { needsApproval } from '../queries.ts';

interface Look {
  label: string;
  /** The personality's own where none says more. */
  color?: 'green' | 'ruby' | 'amber';
}

const looks: Record<PostStatus, Look> = {
  pending: { label: msg('Pending') },
  publishing: { label: msg('Publishing') },
  posted: { label: msg('Posted'), color: 'green' },
  failed: { label: msg('Failed'), color: 'ruby' },
  unknown: { label: msg('Checking'), color: 'amber' },
  needs_check: { label: msg('Needs your check'), color: 'amber' },
  held: { label: msg('On hold'), color: 'amber' },
  reminded: { label: msg('Ready to copy'), color: 'amber' },
};

export function statusLook(status: PostStatus): Look {
  return { ...looks[status], label: t(looks[status].label) };
}

const holds: Record<HoldReason, string> = {
  too_late: msg('It missed its scheduled time.'),
  daily_limit: msg('Your limit of posts per day is reached.'),
  hourly_limit: msg('Your limit of posts per hour is reached.'),
  weekend: msg('Posting is paused on weekends.'),
  moderation: msg('Content moderation stopped it. Check the post before you release it.'),
  persona_paused: msg('Its persona is paused.'),
  campaign_paused: msg('Its campaign is paused.'),
  reconnect: msg('X no longer accepts the account. Reconnect it to publish the post.'),
  publishing_off: msg('Publishing is switched off.'),
  approval: msg('Needs approval'),
  member_removed: msg(
    'The member who wrote it may no longer publish here. Check it, then release it.',
  ),
};

const sentences: Partial<Record<PostStatus, string>> = {
  unknown: msg(
    'X did not answer clearly, so this may be on X already. Troupe looks for it on your timeline; nothing is sent twice.',
  ),
  needs_check: msg(
    'X did not confirm this post, and Troupe could not find it. Check your profile on X, then mark it as posted or retry.',
  ),
  reminded: msg('Troupe does not publish to {platform} yet. Copy the post and publish it there.'),
};

/** What a person should know about where a post stands; null when the badge says it all. */
export function statusSentence(post: ListedPost): string | null {
  const { status, holdReason, platform } = post;
  const sentence = sentences[status];
  if (sentence) return t(sentence, { platform: platformLabel(platform) });
  if (needsApproval(post) && post.detailMessage?.code === 'post.approval') return null;
  const detail = serverMessage({ ...post.detailMessage, message: post.detail });
  if (detail) return detail;
  return status === 'held' ? holdSentence(holdReason) : null;
}

/** The general sentence of a hold reason. */
export function holdSentence(reason: HoldReason | null): string {
  return reason ? t(holds[reason]) : t('It is on hold.');
}

/** Nothing of it is on its way, or may be on X: it can be deleted. */
export function isUnsent({ status }: Pick<ListedPost, 'status'>): boolean {
  return ['pending', 'held', 'failed', 'reminded'].includes(status);
}

/** May be edited and moved to another time: of a thread no part is live. */
export function isOpen(post: ListedPost): boolean {
  return isUnsent(post) && post.parts.every(({ externalId }) => externalId === null);
}

/** Failed, or a thread of which only the first parts are live. */
export function canRetry({ status, parts }: ListedPost): boolean {
  const live = parts.filter(({ externalId }) => externalId !== null).length;
  return status === 'failed' || (status === 'posted' && live > 0 && live < parts.length);
}

/** Waits for something that a person has to do. */
export function needsAttention(post: ListedPost): boolean {
  return ['failed', 'needs_check', 'held', 'reminded'].includes(post.status) || needsApproval(post);
}

/** The address of a post on X; null while it has none. */
export function postLink({ parts }: Pick<ListedPost, 'parts'>): string | null {
  const url = parts[0]?.url;
  return url && /^https?:\/\//i.test(url) ? url : null;
}

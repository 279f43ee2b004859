import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { needsApproval } from '../queries.ts';
import { dayName } from './day-name.ts';
import { holdSentence, needsAttention, statusLook, statusSentence } from './post-status.ts';

export type ListItem =
  | { kind: 'attention'; id: string; count: number }
  | { kind: 'reason'; id: string; label: string; reason: string; count: number; failed: boolean }
  | { kind: 'day'; id: string; label: string }
  | { kind: 'row'; id: string; post: ListedPost; reasonId: string | null };

const APPROVAL = 2;

/** Those that X may have are first, then what campaigns ask, then the rest. */
function urgency(post: ListedPost): number {
  if (post.status === 'needs_check') return 0;
  if (post.status === 'failed') return 1;
  return needsApproval(post) ? APPROVAL : 3;
}

/** Posts with one key share a heading. Sentences of late posts differ by the delay, so the code counts. */
function reasonKey(post: ListedPost): string {
  if (urgency(post) === APPROVAL) return 'approval';
  const { status, holdReason, detail, detailMessage, platform } = post;
  const detailKey = status === 'held' ? (detailMessage?.code ?? detail) : statusSentence(post);
  return [status, holdReason, detailKey, status === 'reminded' ? platform : ''].join(' ');
}

/** The common sentence of the posts, or that of their hold reason if their sentences differ. */
function reasonOf(posts: readonly ListedPost[]): string {
  const sentences = new Set(posts.map(statusSentence));
  const [first = ''] = sentences;
  return (sentences.size === 1 ? first : holdSentence(posts[0]?.holdReason ?? null)) ?? '';
}

function attentionItems(posts: readonly ListedPost[]): ListItem[] {
  const waiting = posts
    .filter(needsAttention)
    .toSorted(
      (one, other) =>
        urgency(one) - urgency(other) || one.scheduledTime.localeCompare(other.scheduledTime),
    );
  if (waiting.length === 0) return [];
  const groups = new Map<string, ListedPost[]>();
  for (const post of waiting) {
    const key = reasonKey(post);
    groups.set(key, [...(groups.get(key) ?? []), post]);
  }
  return [
    { kind: 'attention', id: 'needs-attention', count: waiting.length },
    ...[...groups.values()].flatMap((group, place): ListItem[] => {
      const id = `reason-${place}`;
      const { status = 'held' } = group[0] ?? {};
      const isApproval = group.some((post) => urgency(post) === APPROVAL);
      const label = isApproval ? t('Needs approval') : statusLook(status).label;
      const reason = isApproval ? '' : reasonOf(group);
      const failed = status === 'failed';
      return [
        { kind: 'reason', id, label, reason, count: group.length, failed },
        ...group.map((post): ListItem => ({ kind: 'row', id: post.id, post, reasonId: id })),
      ];
    }),
  ];
}

/** The items of the list: posts that need attention by reason, then the others by day. */
export function listItems(posts: readonly ListedPost[], zone: string): ListItem[] {
  const items = attentionItems(posts);
  let last = '';
  for (const post of posts) {
    if (needsAttention(post)) continue;
    const day = wallClockOf(post.scheduledTime, zone).slice(0, 10);
    if (day !== last)
      items.push({ kind: 'day', id: `${day} ${post.id}`, label: dayName(day, zone) });
    items.push({ kind: 'row', id: post.id, post, reasonId: null });
    last = day;
  }
  return items;
}

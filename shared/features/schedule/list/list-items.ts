import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { needsApproval } from '../queries.ts';
import { dayName } from './day-name.ts';
import { needsAttention } from './post-status.ts';

export type ListItem =
  | { kind: 'needs'; id: string; count: number }
  | { kind: 'day'; id: string; label: string }
  | { kind: 'row'; id: string; post: ListedPost; needsYou: boolean };

/** Those that X may have are first, then what campaigns ask, then the rest. */
function urgency(post: ListedPost): number {
  if (post.status === 'needs_check') return 0;
  if (post.status === 'failed') return 1;
  return needsApproval(post) ? 2 : 3;
}

/** What the list shows from top to bottom: what waits for a person, then the others by day. */
export function listItems(posts: readonly ListedPost[], zone: string): ListItem[] {
  const waiting = posts
    .filter(needsAttention)
    .toSorted(
      (one, other) =>
        urgency(one) - urgency(other) || one.scheduledTime.localeCompare(other.scheduledTime),
    );
  const row = (post: ListedPost, needsYou: boolean): ListItem => ({
    kind: 'row',
    id: post.id,
    post,
    needsYou,
  });
  const items: ListItem[] = [];
  if (waiting.length > 0) items.push({ kind: 'needs', id: 'needs-you', count: waiting.length });
  items.push(...waiting.map((post) => row(post, true)));
  let last = '';
  for (const post of posts) {
    if (needsAttention(post)) continue;
    const day = wallClockOf(post.scheduledTime, zone).slice(0, 10);
    if (day !== last)
      items.push({ kind: 'day', id: `${day} ${post.id}`, label: dayName(day, zone) });
    items.push(row(post, false));
    last = day;
  }
  return items;
}

/** Pixels that an item takes up on a desk, before it is drawn. */
export function heightOf(item: ListItem): number {
  if (item.kind === 'day') return 46;
  if (item.kind === 'needs') return 44;
  return item.needsYou ? 87 : 45;
}

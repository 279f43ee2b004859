import type { DragEvent } from 'react';
import type { PostDraftLine } from '#shared/contracts/post-drafts.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import type { LatestActs } from './calendar-post.tsx';

/** A draft of the composer for which a time was picked. */
export type Slot = PostDraftLine & { scheduledTime: string };

/** What stands in the calendar. */
export type Placed = ScheduledPost | Slot;

export const isSlot = (one: Placed): one is Slot => 'slot' in one;

/** The posts by the cell they stand in: of hundreds each is asked once for its place. */
export function placePosts(
  posts: readonly Placed[],
  cellOf: (post: Placed) => string,
): (cell: string) => Placed[] {
  const cells = new Map<string, Placed[]>();
  for (const post of posts) {
    const cell = cellOf(post);
    const here = cells.get(cell);
    if (here) here.push(post);
    else cells.set(cell, [post]);
  }
  return (cell) => cells.get(cell) ?? [];
}

/** A dragged post falls on the cell that is beneath it. */
export function dropOnCell(event: DragEvent, acts: LatestActs): void {
  event.preventDefault();
  const cell = (event.target as Element).closest<HTMLElement>('[data-day]');
  const { day, hour = null } = cell?.dataset ?? {};
  if (day) acts.current?.carrying.dropOn(day, hour);
}

import type { DragEvent } from 'react';
import type { LatestActs } from './calendar-post.tsx';
import type { Placed } from './calendar-slot.tsx';

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

/** What makes the cells take a dragged post: it falls on the one that is beneath it. */
export const dropTarget = (acts: LatestActs) => ({
  onDragOver: (event: DragEvent) => event.preventDefault(),
  onDrop(event: DragEvent) {
    event.preventDefault();
    const cell = (event.target as Element).closest<HTMLElement>('[data-day]');
    const { day, hour = null } = cell?.dataset ?? {};
    if (day) acts.current?.moving.dropOn(day, hour);
  },
});

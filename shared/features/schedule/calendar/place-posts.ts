import type { ScheduledPost } from '#shared/contracts/publishing.ts';

/** The posts by the cell they stand in: of hundreds each is asked once for its place. */
export function placePosts(
  posts: readonly ScheduledPost[],
  cellOf: (post: ScheduledPost) => string,
): (cell: string) => ScheduledPost[] {
  const cells = new Map<string, ScheduledPost[]>();
  for (const post of posts) {
    const cell = cellOf(post);
    const here = cells.get(cell);
    if (here) here.push(post);
    else cells.set(cell, [post]);
  }
  return (cell) => cells.get(cell) ?? [];
}

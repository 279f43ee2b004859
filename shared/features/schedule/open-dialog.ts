import type { ListedPost } from '#shared/contracts/publishing-worklist.ts';

/** Which dialog of the schedule is open, and about what. */
export type OpenDialog =
  | { kind: 'import' }
  | { kind: 'move'; posts: ListedPost[] }
  | { kind: 'open' | 'edit' | 'now' | 'attempts'; post: ListedPost };

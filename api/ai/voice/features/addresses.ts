import { addresses } from '../read/common-phrases.ts';
import type { ReadPost } from '../read/read-post.ts';

/** A word for whoever reads, and where and how often somebody puts it. */
export interface Address {
  word: string;
  /** Share of posts that begin with it, and that have it after a clause. */
  start: number;
  after: number;
  /** A comma goes with it. */
  comma: boolean;
}

/** The addresses of a persona: those in at least three posts and 4 of 100. */
export function addressesIn(posts: ReadPost[]): Address[] {
  return addresses
    .map((word): Address => {
      const start = new RegExp(
        `^${word}(?=[ ,])(?! (?:are|is|who|have|want|in|from|of|do)\\b)`,
        'i',
      );
      const after = new RegExp(`[\\p{L}'](,?) ${word}(?=[.!?…,]|\\s*$)`, 'iu');
      const begun = posts.filter(({ plain }) => start.test(plain.trim()));
      const followed = posts.filter(({ plain }) => after.test(plain.trim()));
      const commas =
        begun.filter(({ plain }) => new RegExp(`^${word},`, 'i').test(plain.trim())).length +
        followed.filter(({ plain }) => after.exec(plain.trim())?.[1] === ',').length;
      return {
        word,
        start: begun.length / Math.max(1, posts.length),
        after: followed.length / Math.max(1, posts.length),
        comma: commas * 2 > begun.length + followed.length,
      };
    })
    .filter(({ start, after }) => {
      const rate = start + after;
      return rate >= 0.04 && rate * posts.length >= 3;
    });
}

import { addresses, closers, openers, shortForms } from '../read/common-phrases.ts';
import { isFunctionWord } from '../read/function-words.ts';
import type { ReadPost } from '../read/read-post.ts';

/** What a reader knows somebody by at once, and how much of it counts as one more. */
interface Tell {
  step: number;
  /** Null where a post is too short to show it. */
  measure(post: ReadPost, words: string[]): number | null;
}

const habitWords = new Set(
  [...openers, ...closers, ...addresses, ...shortForms.map(([, short]) => short)].filter(
    (word) => !word.includes(' ') && !isFunctionWord(word),
  ),
);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const tells: Tell[] = [
  // Words said again, of those that carry the meaning, else of all.
  {
    step: 0.1,
    measure(_, words) {
      const content = words.filter((word) => !isFunctionWord(word));
      const counted = content.length > 0 ? content : words;
      return (counted.length - new Set(counted).size) / Math.max(1, counted.length);
    },
  },
  // A sentence is made of both kinds of words.
  {
    step: 0.15,
    measure: (_, words) =>
      words.length < 4 ? null : words.filter(isFunctionWord).length / words.length,
  },
  { step: 0.8, measure: (_, words) => words.join('').length / Math.max(1, words.length) },
  // Two neighbours said again: "the desk is ... the desk is".
  {
    step: 0.1,
    measure(_, words) {
      const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
      return (pairs.length - new Set(pairs).size) / Math.max(1, pairs.length);
    },
  },
  { step: 1.5, measure: ({ emojis }) => emojis.length },
  { step: 2, measure: ({ plain }) => count(plain, /!/g) },
  { step: 2, measure: ({ plain }) => count(plain, /\.{2,}|…|\?/g) },
  { step: 1.5, measure: ({ words }) => words.filter((word) => /^\p{Lu}{2,}$/u.test(word)).length },
  { step: 2, measure: (_, words) => words.filter((word) => habitWords.has(word)).length },
  { step: 2, measure: ({ sentences }) => sentences.length },
  { step: 3, measure: ({ plain }) => count(plain, /[,;]/g) },
];

/** From the 5th to the 95th of 100 posts, for each tell; empty where too few posts show it. */
export type TellRange = [low: number, high: number] | [];

/** The ranges that somebody's posts keep to. */
export function tellRanges(posts: ReadPost[]): TellRange[] {
  const seen = posts.map(tellsOf);
  return tells.map((_, at) => {
    const values = seen.flatMap((one) => one[at] ?? []).sort((a, b) => a - b);
    if (values.length < 10) return [];
    const place = (share: number) => values[Math.round(share * (values.length - 1))] as number;
    return [place(0.05), place(0.95)];
  });
}

/** In steps: one post of twenty lies a little outside of each range. */
const slack = 0.5;

/** How far a post lies outside of the ranges, in steps of all tells together: 0 for a usual post. */
export function tellExcess(post: ReadPost, ranges: TellRange[]): number {
  return tellsOf(post).reduce<number>((sum, value, at) => {
    const [low, high] = ranges[at] ?? [];
    if (value === null || low === undefined || high === undefined) return sum;
    const beyond = Math.max(0, low - value, value - high);
    return sum + Math.max(0, beyond / (tells[at] as Tell).step - slack);
  }, 0);
}

function tellsOf(post: ReadPost): (number | null)[] {
  const words = post.words.map((word) => word.toLowerCase());
  return tells.map(({ measure }) => measure(post, words));
}

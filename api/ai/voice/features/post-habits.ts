import { isShouted } from '../read/is-shouted.ts';
import { type ReadPost, readPost } from '../read/read-post.ts';

/** What one post does, each 0 or 1; their means over posts are rates. */
export type PostHabits = Record<keyof ReturnType<typeof habitsOf>, number>;

const expanded =
  /\b(?:do|does|did|is|are|was|were|have|has|would|could|should|can|will) ?not\b|\b(?:it|that|there|what|who) is\b|\b(?:i|we|they|you) (?:am|are|have|will|would)\b/i;
const contracted = /\b\w+(?:n't|'s|'re|'ve|'ll|'m|'d)\b/i;
const bareContracted =
  /\b(?:dont|doesnt|didnt|isnt|arent|wasnt|wont|cant|couldnt|wouldnt|shouldnt|havent|hasnt|im|ive|youre|theyre|thats|whats|theres)\b/i;

/** Reads the habits off one post. */
export function habitsOf({ text, plain, words, emojis }: ReadPost) {
  const closed = plain.trim();
  const holds = (pattern: RegExp, where = plain) => (pattern.test(where) ? 1 : 0);
  const bare = holds(bareContracted);
  return {
    /** No capital letter besides tickers and acronyms. */
    lowerCase: words.some((word) => /\p{Lu}/u.test(word) && !/^[A-Z0-9]{2,6}s?$/.test(word))
      ? 0
      : 1,
    firstCapital: holds(/^\W*\p{Lu}/u, closed),
    /** A word in capitals for its stress. */
    capsWord: words.some(isShouted) ? 1 : 0,
    fullStop: holds(/(?<!\.)\.["')]*$/, closed),
    noEndMark: holds(/[\p{L}\p{N}]["')]*$/u, closed),
    exclamation: holds(/!/),
    question: holds(/\?\W*$/),
    ellipsis: holds(/\.{2,}|…/),
    lineBreak: holds(/\n/, text.trim()),
    emoji: emojis.length > 0 ? 1 : 0,
    hashtag: holds(/(?<!\w)#\p{L}/u, text),
    cashtag: holds(/(?<!\w)\$[a-z]/i, text),
    comma: holds(/,/),
    colon: holds(/:(?=\s|$)/),
    semicolon: holds(/;/),
    dash: holds(/—|–|\s-\s/),
    parenthesis: holds(/\(/),
    quote: holds(/["“]/),
    contraction: bare || holds(contracted),
    noApostrophe: bare,
  };
}

/** Whether a post had the choice between "do not" and "don't". */
export function couldContract({ plain }: ReadPost): boolean {
  return expanded.test(plain) || contracted.test(plain) || bareContracted.test(plain);
}

/** Rates of habits over posts, each 0..1. */
export function habitRates(posts: ReadPost[]): PostHabits {
  const seen = posts.map(habitsOf);
  const rate = (key: keyof PostHabits, of = seen) =>
    of.reduce((sum, habits) => sum + habits[key], 0) / Math.max(1, of.length);
  const keys = Object.keys(habitsOf(readPost(''))) as (keyof PostHabits)[];
  const rates = Object.fromEntries(keys.map((key) => [key, rate(key)])) as unknown as PostHabits;
  const choosing = posts.filter(couldContract).map(habitsOf);
  const contracting = seen.filter(({ contraction }) => contraction > 0);
  return {
    ...rates,
    contraction: rate('contraction', choosing),
    noApostrophe: rate('noApostrophe', contracting),
  };
}

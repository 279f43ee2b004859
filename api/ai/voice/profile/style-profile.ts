import type { Tone } from '#shared/contracts/common.ts';
import type { PersonaType } from '#shared/contracts/personas.ts';
import { type Address, addressesIn } from '../features/addresses.ts';
import { favouriteClosers, favouriteOpeners, type Habit } from '../features/favourites.ts';
import { couldContract, habitsOf } from '../features/post-habits.ts';
import { shortForms } from '../read/common-phrases.ts';
import { type ReadPost, readPost } from '../read/read-post.ts';

/** How somebody writes. */
export interface StyleProfile extends Rates {
  samples: number;
  emojis: string[];
  /** Those used more than once. */
  hashtags: string[];
  openers: Habit[];
  closers: Habit[];
  addresses: Address[];
  /** How often the short form is taken where either stands: `u` against `you`. */
  short: [long: string, short: string, rate: number][];
}

/** Shares of posts, 0..1, where nothing else is said. */
const level = {
  /** Posts without a capital letter besides tickers and acronyms. */
  lowerCase: 0.02,
  /** Posts that begin in lower case. */
  lowerStart: 0.05,
  /** Posts whose last sentence is closed by a full stop, of those that are no question. */
  fullStop: 0.85,
  exclamation: 0.01,
  ellipsis: 0.03,
  question: 0.3,
  lineBreak: 0.15,
  emoji: 0.04,
  hashtag: 0.02,
  dashRate: 0.01,
  capsWord: 0.02,
  /** "don't" and "dont" against "do not". */
  contraction: 0.8,
  /** "dont" against "don't". */
  noApostrophe: 0.02,
  /** Of a post, on average. */
  words: 26,
  sentences: 2,
  /** Marks between clauses: share of posts that hold one. */
  semicolon: 0.02,
  comma: 0.5,
};
type Rates = typeof level;
const loose: Rates = {
  ...level,
  lowerCase: 0.45,
  lowerStart: 0.5,
  fullStop: 0.3,
  emoji: 0.12,
  contraction: 0.95,
  noApostrophe: 0.15,
  words: 20,
};
const byTone: Record<Tone, Rates> = {
  professional: level,
  casual: loose,
  aggressive: {
    ...level,
    lowerStart: 0.2,
    lowerCase: 0.15,
    fullStop: 0.75,
    exclamation: 0.12,
    capsWord: 0.1,
    contraction: 0.95,
    words: 20,
  },
  humorous: { ...loose, lowerCase: 0.6, lowerStart: 0.65, fullStop: 0.25, words: 18 },
  technical: { ...level, words: 30 },
};
const byType: Partial<Record<PersonaType, Partial<Rates>>> = {
  reply_guy: { words: 17, sentences: 1.6 },
  shitposter: { lowerCase: 0.8, lowerStart: 0.85, fullStop: 0.1, words: 15, sentences: 1.5 },
  project_intern: { exclamation: 0.25, emoji: 0.25 },
};
const shortTypes = new Set<PersonaType>(['shitposter', 'reply_guy']);

/** How many samples weigh as much as what tone and type suggest. */
const priorWeight = 3;

/** Learns a style from posts; what too few posts cannot show comes from tone and type. Pure. */
export function learnStyle(samples: string[], tone: Tone, type: PersonaType): StyleProfile {
  const posts = samples.map(readPost);
  const all = samples.join('\n').toLowerCase();
  return {
    ...blendedRates({ ...byTone[tone], ...byType[type] }, posts),
    samples: samples.length,
    emojis: posts.flatMap(({ emojis }) => emojis),
    hashtags: repeated(
      samples.flatMap((text) => text.match(/(?<!\w)#\p{L}[\p{L}\p{N}_]*/gu) ?? []),
    ),
    openers: favouriteOpeners(posts).filter(([words]) => !claims.test(words)),
    closers: favouriteClosers(posts).filter(([words]) => !claims.test(words)),
    addresses: addressesIn(posts),
    short: shortForms.flatMap(([long, short]) => {
      const longs = count(all, long);
      const shorts = count(all, short);
      const base = shortTypes.has(type) && longs + shorts === 0 ? youngForms.get(short) : undefined;
      const rate = longs + shorts === 0 ? (base ?? 0) : shorts / (longs + shorts);
      return rate > 0 ? [[long, short, rate] as [string, string, number]] : [];
    }),
  };
}

/** Posts that can show a rate; those not named here show it in every post. */
const shownBy: Partial<Record<keyof Rates, (rates: Rates, post: ReadPost) => boolean>> = {
  fullStop: ({ question }) => question === 0,
  contraction: (_, post) => couldContract(post),
  noApostrophe: ({ contraction }) => contraction > 0,
};

function blendedRates(prior: Rates, posts: ReadPost[]): Rates {
  const measured = posts.map((post) => ({ post, rates: measure(post) }));
  const blended = { ...prior };
  for (const key of Object.keys(prior) as (keyof Rates)[]) {
    const shown = measured.filter(({ rates, post }) => shownBy[key]?.(rates, post) ?? true);
    const seen = shown.reduce((total, { rates }) => total + rates[key], 0);
    // A word shouted once is chance.
    const sum = key === 'capsWord' && seen === 1 ? 0 : seen;
    blended[key] = (prior[key] * priorWeight + sum) / (priorWeight + shown.length);
  }
  return blended;
}

/** Words that would make news, a date or a trade out of an opinion. */
const claims =
  /\b(?:breaking|just in|update|report|confirmed|data|markets|watch|new|yesterday|today|tomorrow|tonight|sold|bought|live|thread)\b/i;

/** Taken now and then by those who write short anyway. */
const youngForms = new Map([
  ['u', 0.15],
  ['ur', 0.15],
  ['bc', 0.15],
  ['tho', 0.15],
  ['rn', 0.15],
  ['gonna', 0.3],
  ['kinda', 0.3],
]);

function measure(post: ReadPost): Rates {
  return {
    ...habitsOf(post),
    lowerStart: /^\P{L}*\p{Ll}/u.test(post.plain) ? 1 : 0,
    dashRate: post.plain.includes('—') ? 1 : 0,
    words: post.words.length,
    sentences: Math.max(1, post.sentences.length),
  };
}

function repeated(tags: string[]): string[] {
  return tags.filter((tag, at) => tags.some((other, place) => place !== at && other === tag));
}

function count(text: string, words: string): number {
  return (text.match(new RegExp(`(?<![\\w'])${words}(?![\\w'])`, 'g')) ?? []).length;
}

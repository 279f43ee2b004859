import type { Tone } from '#shared/contracts/common.ts';
import type { PersonaType } from '#shared/contracts/personas.ts';
import { closers, openers, shortForms } from './habits.ts';

/** How somebody writes, in numbers. Rates are shares of posts, 0..1. */
export interface StyleProfile {
  samples: number;
  /** Posts without a capital letter besides tickers and acronyms. */
  lowerCase: number;
  /** Posts that begin in lower case. */
  lowerStart: number;
  /** Posts whose last sentence is closed by a full stop, of those that are no question. */
  fullStop: number;
  exclamation: number;
  ellipsis: number;
  question: number;
  lineBreak: number;
  emoji: number;
  hashtag: number;
  dashRate: number;
  capsWord: number;
  /** "don't" and "dont" against "do not". */
  contraction: number;
  /** "dont" against "don't". */
  noApostrophe: number;
  words: number;
  sentences: number;
  emojis: string[];
  openers: [word: string, rate: number][];
  closers: [word: string, rate: number][];
  /** How often the short form is taken where either stands: `u` against `you`. */
  short: [long: string, short: string, rate: number][];
}

type Rates = Pick<
  StyleProfile,
  | 'lowerCase'
  | 'lowerStart'
  | 'fullStop'
  | 'exclamation'
  | 'ellipsis'
  | 'question'
  | 'lineBreak'
  | 'emoji'
  | 'hashtag'
  | 'dashRate'
  | 'capsWord'
  | 'contraction'
  | 'noApostrophe'
  | 'words'
  | 'sentences'
>;

const level: Rates = {
  lowerCase: 0.02,
  lowerStart: 0.05,
  fullStop: 0.85,
  exclamation: 0.01,
  ellipsis: 0.03,
  question: 0.3,
  lineBreak: 0.15,
  emoji: 0.04,
  hashtag: 0.02,
  dashRate: 0.01,
  capsWord: 0.02,
  contraction: 0.8,
  noApostrophe: 0.02,
  words: 26,
  sentences: 2,
};
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
  const prior: Rates = { ...byTone[tone], ...byType[type] };
  const seen = samples.map(measure);
  const blend = (key: keyof Rates, of: Measured[] = seen, weight = priorWeight) => {
    const sum = of.reduce((total, one) => total + one[key], 0);
    return (prior[key] * weight + sum) / (weight + of.length);
  };
  const all = samples.join('\n').toLowerCase();
  const usesContractions = seen.filter(({ contractible }) => contractible);
  return {
    samples: samples.length,
    lowerCase: blend('lowerCase'),
    lowerStart: blend('lowerStart'),
    fullStop: blend(
      'fullStop',
      seen.filter(({ question }) => question === 0),
    ),
    exclamation: blend('exclamation'),
    ellipsis: blend('ellipsis'),
    question: blend('question'),
    lineBreak: blend('lineBreak'),
    emoji: blend('emoji'),
    hashtag: blend('hashtag'),
    dashRate: blend('dashRate'),
    capsWord: blend('capsWord'),
    contraction: blend('contraction', usesContractions),
    noApostrophe: blend(
      'noApostrophe',
      seen.filter(({ contraction }) => contraction > 0),
    ),
    words: blend('words'),
    sentences: blend('sentences'),
    emojis: samples.flatMap((text) => text.match(emoji) ?? []),
    openers: rates(samples, openerPatterns),
    closers: rates(samples, closerPatterns),
    short: shortForms.flatMap(([long, short]) => {
      const longs = count(all, long);
      const shorts = count(all, short);
      const base = shortTypes.has(type) && longs + shorts === 0 ? 0.15 : 0;
      const rate = longs + shorts === 0 ? base : shorts / (longs + shorts);
      return rate > 0 ? [[long, short, rate] as [string, string, number]] : [];
    }),
  };
}

type Measured = Rates & { contractible: boolean };

const emoji = /\p{RGI_Emoji}/gv;
const expanded =
  /\b(?:do|does|did|is|are|was|were|have|has|would|could|should|can|will) ?not\b|\b(?:it|that|there|what|who) is\b|\b(?:i|we|they|you) (?:am|are|have|will|would)\b/i;
const contracted = /\b\w+(?:n't|'s|'re|'ve|'ll|'m|'d)\b/i;
const bareContracted =
  /\b(?:dont|doesnt|didnt|isnt|arent|wasnt|wont|cant|couldnt|wouldnt|shouldnt|havent|hasnt|im|ive|youre|theyre|thats|whats|theres)\b/i;

function measure(post: string): Measured {
  const text = post.replace(/’/g, "'");
  const plain = text.replace(/https?:\/\/\S+|[@#$]\w+/g, ' ').replace(emoji, ' ');
  const words = plain.match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const bare = bareContracted.test(plain);
  const short = bare || contracted.test(plain);
  return {
    lowerCase: share(
      !words.some((word) => /\p{Lu}/u.test(word) && !/^[A-Z0-9]{2,6}s?$/.test(word)),
    ),
    lowerStart: share(/^\p{Ll}/u.test(plain.trim())),
    fullStop: share(/[.]["')]?\s*$/.test(plain) && !/\.{2,}\s*$/.test(plain)),
    exclamation: share(plain.includes('!')),
    ellipsis: share(/\.{2,}|…/.test(plain)),
    question: share(/\?\W*$/.test(plain)),
    lineBreak: share(/\n/.test(post.trim())),
    emoji: share(post.match(emoji) !== null),
    hashtag: share(/(?<!\w)#\p{L}/u.test(post)),
    dashRate: share(post.includes('—')),
    capsWord: share(words.some((word) => /^[A-Z]{4,}$/.test(word))),
    contraction: share(short),
    noApostrophe: share(bare),
    words: words.length,
    sentences: Math.max(
      1,
      plain.split(/[.!?…]+\s+|\n+/u).filter((part) => /\p{L}/u.test(part)).length,
    ),
    contractible: short || expanded.test(plain),
  };
}

function share(holds: boolean): number {
  return holds ? 1 : 0;
}

type Habit = [word: string, pattern: RegExp];
const openerPatterns = openers.map((word): Habit => [word, new RegExp(`^${word}\\b`, 'i')]);
const closerPatterns = closers.map((word): Habit => [word, new RegExp(`\\b${word}\\W*$`, 'i')]);

function rates(samples: string[], habits: Habit[]): [string, number][] {
  return habits.flatMap(([word, pattern]) => {
    const hits = samples.filter((text) => pattern.test(text)).length;
    return hits >= 2 ? [[word, hits / samples.length] as [string, number]] : [];
  });
}

function count(text: string, words: string): number {
  return (text.match(new RegExp(`(?<![\\w'])${words}(?![\\w'])`, 'g')) ?? []).length;
}

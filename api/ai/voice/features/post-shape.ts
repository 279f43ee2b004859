import type { SeededRandom } from '../../composer/choose/seeded-random.ts';
import type { StyleProfile } from '../profile/style-profile.ts';
import { readPost } from '../read/read-post.ts';
import { habitsOf } from './post-habits.ts';

/** The outside of a post without its words: what a draft is poured into. */
export interface PostShape {
  /** Words of each sentence. */
  lengths: number[];
  /** Mark after each sentence: `''`, `.`, `!`, `?`, `...` and runs of them. */
  ends: string[];
  /** What stands between a sentence and the next: a space or line breaks. */
  gaps: string[];
  lower: boolean;
  lowerStart: boolean;
  caps: boolean;
  emojis: { before: number; after: number };
  hashtags: number;
}

/** The shape of a sample; null for one without a word. */
export function shapeOf(sample: string): PostShape | null {
  const post = readPost(sample.trim());
  const { sentences, text } = post;
  if (sentences.length === 0) return null;
  const habits = habitsOf(post);
  const before = /^(?:\s*\p{RGI_Emoji})+/v.exec(text)?.[0] ?? '';
  const blank = /\n\s*\n/.test(text);
  return {
    lengths: sentences.map(({ words }) => words),
    ends: sentences.map(({ end }) => (/^\.{2,}$|…/.test(end) ? '...' : end.slice(0, 3))),
    gaps: sentences.map(({ broken }) => (broken ? (blank ? '\n\n' : '\n') : ' ')),
    lower: habits.lowerCase === 1,
    lowerStart: habits.firstCapital === 0,
    caps: habits.capsWord === 1,
    emojis: {
      before: countEmojis(before),
      after: Math.min(3, post.emojis.length - countEmojis(before)),
    },
    hashtags: Math.min(2, text.match(/(?<!\w)#\p{L}/gu)?.length ?? 0),
  };
}

/** A shape with the casing and the last mark that the persona sets in most of its posts. */
export function withUsualForm(shape: PostShape, profile: StyleProfile): PostShape {
  const { lowerCase, lowerStart, fullStop } = profile;
  const lower = lowerCase >= 0.5;
  const last = fullStop >= 0.5 ? '.' : '';
  const ends = shape.ends.map((end, at) =>
    at === shape.ends.length - 1 && /^\.?$/.test(end) ? last : end,
  );
  return { ...shape, ends, lower, lowerStart: lower || lowerStart >= 0.5 };
}

function countEmojis(text: string): number {
  return text.match(/\p{RGI_Emoji}/gv)?.length ?? 0;
}

/** A shape out of rates alone, for a persona that has too few samples to show one. */
export function shapeFromRates(profile: StyleProfile, random: SeededRandom): PostShape {
  const count = Math.max(1, Math.round(profile.sentences + random.next() * 1.6 - 0.8));
  const words = Math.max(5, profile.words * (0.6 + 0.8 * random.next()));
  const shares = Array.from({ length: count }, () => 0.35 + random.next());
  const all = shares.reduce((sum, share) => sum + share, 0);
  const broken = count > 1 && random.chance(profile.lineBreak);
  const dots = random.chance(profile.ellipsis);
  const loud = random.chance(profile.exclamation);
  const lower = random.chance(profile.lowerCase);
  const last = () => (random.chance(profile.fullStop) ? '.' : '');
  return {
    lengths: shares.map((share) => Math.max(2, Math.round((words * share) / all))),
    ends: shares.map((_, at) =>
      loud && at === 0 ? '!' : at === count - 1 ? last() : dots ? '...' : broken ? last() : '.',
    ),
    gaps: shares.map(() => (broken ? '\n\n' : ' ')),
    lower,
    lowerStart: lower || random.chance(profile.lowerStart),
    caps: random.chance(profile.capsWord),
    emojis: { before: 0, after: random.chance(profile.emoji) ? 1 : 0 },
    hashtags: random.chance(profile.hashtag) ? 1 : 0,
  };
}

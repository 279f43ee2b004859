import { spreadOf } from '../../text-features/counts.ts';
import type { ReadPost } from '../read/read-post.ts';

/** How long sentences and posts are. */
export interface Rhythm {
  /** Mean words per sentence. */
  sentenceWords: number;
  /** Spread over mean of the sentences' lengths: 0 is a metronome, people have about 0.8 to 1.1. */
  sentenceVariation: number;
  /** Words per post at 10, 25, 50, 75 and 90 of 100 posts. */
  postWords: [number, number, number, number, number];
  /** Characters of the middle post. */
  postCharacters: number;
  sentencesPerPost: number;
}

/** Measures the rhythm of posts; without posts everything is 0. */
export function rhythmOf(posts: ReadPost[]): Rhythm {
  const lengths = posts.flatMap(({ sentences }) => sentences.map(({ words }) => words));
  const { mean, spread } = spreadOf(lengths);
  const words = posts.map((post) => post.words.length).sort((a, b) => a - b);
  const characters = posts.map(({ text }) => text.trim().length).sort((a, b) => a - b);
  const at = (share: number) => quantile(words, share);
  return {
    sentenceWords: tenths(mean),
    sentenceVariation: mean === 0 ? 0 : Math.round((100 * spread) / mean) / 100,
    postWords: [at(0.1), at(0.25), at(0.5), at(0.75), at(0.9)],
    postCharacters: quantile(characters, 0.5),
    sentencesPerPost: tenths(lengths.length / Math.max(1, posts.length)),
  };
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

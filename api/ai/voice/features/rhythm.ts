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
  const mean = average(lengths);
  const square = average(lengths.map((length) => (length - mean) ** 2));
  const words = posts.map((post) => post.words.length).sort((a, b) => a - b);
  const characters = posts.map(({ text }) => text.trim().length).sort((a, b) => a - b);
  const at = (share: number) => quantile(words, share);
  return {
    sentenceWords: tenths(mean),
    sentenceVariation: mean === 0 ? 0 : Math.round((100 * Math.sqrt(square)) / mean) / 100,
    postWords: [at(0.1), at(0.25), at(0.5), at(0.75), at(0.9)],
    postCharacters: quantile(characters, 0.5),
    sentencesPerPost: tenths(average(posts.map(({ sentences }) => sentences.length))),
  };
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0;
}

function average(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

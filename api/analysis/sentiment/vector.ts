import { tally } from '../../ai/text-features/counts.ts';
import { buckets } from '../../ai/text-features/hashing.ts';
import { type Features, firstFormFeature, type Gram } from './features.ts';

/** One addend of a text's vector: the slot of its weight and the piece of text it belongs to. */
export interface Part {
  /** A bucket of the n-grams, or `buckets` plus the number of a dense feature. */
  slot: number;
  /** Index of `pieces`; -1 for the form, which is a matter of the whole text. */
  piece: number;
  value: number;
}

/** How loud the three blocks are against each other; a louder block is less restrained in training. */
const loudness = { words: 1, letters: 0.7, dense: 1 };

/** Turns features into a vector. Words and letters are tf-idf of length 1 each; idf 0 marks a bucket never trained. */
export function vectorOf(features: Features, idf: ArrayLike<number>): Part[] {
  const { words, letters, shares, form } = features;
  return [
    ...weighed(words, idf, loudness.words),
    ...weighed(letters, idf, loudness.letters),
    ...shares.map(({ feature, piece, value }) => dense(feature, piece, value)),
    ...form.flatMap((value, at) => (value === 0 ? [] : dense(firstFormFeature + at, -1, value))),
  ];
}

function dense(feature: number, piece: number, value: number): Part {
  return { slot: buckets + feature, piece, value: value * loudness.dense };
}

function weighed(grams: Gram[], idf: ArrayLike<number>, loud: number): Part[] {
  const counts = tally(grams.map(({ bucket }) => bucket));
  let squares = 0;
  for (const [bucket, count] of counts)
    squares += ((1 + Math.log(count)) * (idf[bucket] ?? 0)) ** 2;
  if (squares === 0) return [];
  const scale = loud / Math.sqrt(squares);
  const parts: Part[] = [];
  for (const { bucket, piece } of grams) {
    const weight = idf[bucket] ?? 0;
    if (weight === 0) continue;
    const count = counts.get(bucket) ?? 1;
    parts.push({ slot: bucket, piece, value: (scale * weight * (1 + Math.log(count))) / count });
  }
  return parts;
}

import type { PostPrint } from './post-print.ts';
import type { VoicePrint } from './voice-print.ts';

/** What all voices are weighed by. */
export interface Background {
  /** How much a bucket of character runs tells: rare runs tell most. */
  gramWeights: Float64Array;
  surfaceSpread: Float64Array;
  functionMean: Float64Array;
  functionSpread: Float64Array;
}

/** A voice made ready for comparing many posts with it. */
export interface ComparablePrint {
  grams: Float64Array;
  surfaceMean: Float64Array;
  surfaceSpread: Float64Array;
  /** How far each function word is from what everybody does, as a vector of length 1. */
  functionWords: Float64Array;
}

/** Likeness of a post to a voice by its character runs, its surface and its function words. */
export type Likeness = [grams: number, surface: number, functionWords: number];

/** Weighs and normalises a voice, once for many comparisons. */
export function comparable(voice: VoicePrint, background: Background): ComparablePrint {
  const grams = new Float64Array(voice.grams.length);
  for (let at = 0; at < grams.length; at += 1) {
    const root = voice.grams[at] as number;
    if (root !== 0) grams[at] = root * root * (background.gramWeights[at] as number);
  }
  return {
    grams: normalised(grams),
    surfaceMean: Float64Array.from(voice.surfaceMean),
    // A habit never seen broken in the samples may still be broken once.
    surfaceSpread: Float64Array.from(voice.surfaceSpread, (spread, at) => {
      const usual = background.surfaceSpread[at] as number;
      return Math.sqrt(spread * spread + 0.15 * usual * usual + 1e-4);
    }),
    functionWords: departures(voice.functionWords, background),
  };
}

/**
 * A post made ready for comparing it with many voices: rare letter groups weigh more, and the group
 * vector is cut to length 1.
 */
export function weighed(post: PostPrint, background: Background) {
  const { buckets, counts } = post.grams;
  const grams = new Float64Array(buckets.length);
  for (let at = 0; at < buckets.length; at += 1) {
    grams[at] =
      Math.sqrt(counts[at] as number) * (background.gramWeights[buckets[at] as number] as number);
  }
  const words = Math.max(1, post.words);
  const rates = Float64Array.from(post.functionWords, (count) => count / words);
  return {
    buckets,
    grams: normalised(grams),
    surface: post.surface,
    functionWords: departures(rates, background),
  };
}

/** No single surprise may outweigh everything else a post shows. */
const worstSurprise = 10;

/** How like a voice a post is; comparable only with the same post's likeness to other voices. */
export function likeness(post: ReturnType<typeof weighed>, voice: ComparablePrint): Likeness {
  let grams = 0;
  for (let at = 0; at < post.buckets.length; at += 1) {
    grams += (post.grams[at] as number) * (voice.grams[post.buckets[at] as number] as number);
  }
  let surprise = 0;
  for (let at = 0; at < post.surface.length; at += 1) {
    const off =
      ((post.surface[at] as number) - (voice.surfaceMean[at] as number)) /
      (voice.surfaceSpread[at] as number);
    surprise += Math.min(worstSurprise, (off * off) / 2);
  }
  let agreement = 0;
  for (let at = 0; at < post.functionWords.length; at += 1) {
    agreement += (post.functionWords[at] as number) * (voice.functionWords[at] as number);
  }
  return [grams, -surprise, agreement];
}

/**
 * Burrows' Delta by direction: by distance, whoever uses fewest function words would be nearest to
 * every short post.
 */
function departures(rates: ArrayLike<number>, background: Background): Float64Array {
  const away = new Float64Array(rates.length);
  for (let at = 0; at < away.length; at += 1) {
    away[at] =
      ((rates[at] as number) - (background.functionMean[at] as number)) /
      (background.functionSpread[at] as number);
  }
  return normalised(away);
}

/** Brings a vector to length 1, in place; one of zeros stays. */
function normalised(vector: Float64Array): Float64Array {
  let square = 0;
  for (const value of vector) square += value * value;
  const length = Math.sqrt(square) || 1;
  for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] as number) / length;
  return vector;
}

import { surfaceSize } from '../features/surface-features.ts';
import { gramBuckets } from '../read/char-grams.ts';
import { functionWordCount } from '../read/function-words.ts';
import type { PostPrint } from './post-print.ts';

/** A voice as numbers: what posts are compared with. */
export interface VoicePrint {
  /** Weight of each bucket of character runs, as its root: 0..99. */
  grams: number[];
  /** Mean and spread of each surface feature. */
  surfaceMean: number[];
  surfaceSpread: number[];
  /** Share of the words that are each function word. */
  functionWords: number[];
}

/** Sums over posts, so that one post can be taken out again without reading the others. */
export class VoiceSums {
  posts = 0;
  private words = 0;
  private readonly grams = new Float32Array(gramBuckets);
  private readonly surface = new Float64Array(surfaceSize);
  private readonly surfaceSquares = new Float64Array(surfaceSize);
  private readonly functionWords = new Float64Array(functionWordCount);

  constructor(prints: readonly PostPrint[] = []) {
    for (const print of prints) this.add(print);
  }

  /** `sign` -1 takes a post out. */
  add({ grams, surface, functionWords, words }: PostPrint, sign: 1 | -1 = 1): void {
    this.posts += sign;
    this.words += sign * words;
    const length = Math.max(1, Math.sqrt(grams.counts.length));
    for (let at = 0; at < grams.buckets.length; at += 1) {
      const bucket = grams.buckets[at] as number;
      const weight = (sign * Math.sqrt(grams.counts[at] as number)) / length;
      this.grams[bucket] = (this.grams[bucket] as number) + weight;
    }
    for (let at = 0; at < surfaceSize; at += 1) {
      const value = surface[at] as number;
      this.surface[at] = (this.surface[at] as number) + sign * value;
      this.surfaceSquares[at] = (this.surfaceSquares[at] as number) + sign * value * value;
    }
    for (let at = 0; at < functionWordCount; at += 1) {
      this.functionWords[at] =
        (this.functionWords[at] as number) + sign * (functionWords[at] as number);
    }
  }

  print(): VoicePrint {
    const posts = Math.max(1, this.posts);
    let most = 0;
    for (let at = 0; at < gramBuckets; at += 1) most = Math.max(most, this.grams[at] as number);
    const grams = new Array<number>(gramBuckets).fill(0);
    for (let at = 0; at < gramBuckets; at += 1) {
      const sum = this.grams[at] as number;
      // The root keeps rare runs, which tell people apart, from rounding to nothing.
      if (sum > 1e-6) grams[at] = Math.round(99 * Math.sqrt(sum / most));
    }
    const surfaceMean = Array.from(this.surface, (sum) => sum / posts);
    return {
      grams,
      surfaceMean,
      surfaceSpread: Array.from(this.surfaceSquares, (sum, at) =>
        Math.sqrt(Math.max(0, sum / posts - (surfaceMean[at] as number) ** 2)),
      ),
      functionWords: Array.from(this.functionWords, (sum) => sum / Math.max(1, this.words)),
    };
  }
}

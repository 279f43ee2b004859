import type { Cohort } from './print/cohort.ts';
import {
  type ComparablePrint,
  type Likeness,
  likeness,
  weighed,
} from './print/comparable-print.ts';
import type { PostPrint } from './print/post-print.ts';

const weights: Likeness = [1, 0.5, 0.5];

/** Compares one post with any voice, in units of how far strangers' voices lie apart on that post. */
export function voiceScorer(post: PostPrint, others: Cohort): (voice: ComparablePrint) => number {
  const own = weighed(post, others);
  const strangers = others.voices.map((voice) => likeness(own, voice));
  const scale = weights.map((weight, kind) => {
    const { mean, spread } = spreadOf(strangers, kind);
    // A post that is equally strange to everybody would make any small difference large.
    const steady = Math.sqrt((spread ** 2 + (others.usualSpread[kind] as number) ** 2) / 2);
    return { mean, factor: weight / steady };
  });
  return (voice) => {
    const like = likeness(own, voice);
    return scale.reduce(
      (sum, { mean, factor }, kind) => sum + factor * ((like[kind] as number) - mean),
      0,
    );
  };
}

/** Mean and spread of one kind of likeness over voices. */
export function spreadOf(likenesses: Likeness[], kind: number): { mean: number; spread: number } {
  const values = likenesses.map((one) => one[kind] as number);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(square) };
}

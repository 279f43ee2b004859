import { spreadOf } from '../../text-features/counts.ts';
import { type TellRange, tellExcess } from '../features/feature-ranges.ts';
import type { ReadPost } from '../read/read-post.ts';
import type { Cohort } from './cohort.ts';
import { type ComparablePrint, type Likeness, likeness, weighed } from './comparable-print.ts';
import type { PostPrint } from './post-print.ts';

const weights: Likeness = [1, 4, 0.3];

/** How like a voice one post is, in units of how far strangers' voices lie apart on that post. */
export interface VoiceLikeness {
  grams: number;
  /** By surface and function words. */
  rest: number;
}

/** Compares one post with any voice. */
export function voiceScorer(
  post: PostPrint,
  others: Cohort,
): (voice: ComparablePrint) => VoiceLikeness {
  const own = weighed(post, others);
  const strangers = others.voices.map((voice) => likeness(own, voice));
  const scale = weights.map((weight, kind) => {
    const { mean, spread } = spreadOf(strangers.map((like) => like[kind] as number));
    // A post that is equally strange to everybody would make any small difference large.
    const steady = Math.sqrt((spread ** 2 + (others.usualSpread[kind] as number) ** 2) / 2);
    return { mean, factor: weight / steady };
  });
  return (voice) => {
    const like = likeness(own, voice);
    const [grams = 0, ...rest] = scale.map(
      ({ mean, factor }, kind) => factor * ((like[kind] as number) - mean),
    );
    return { grams, rest: rest.reduce((sum, value) => sum + value, 0) };
  };
}

/** What somebody's own posts keep to. */
export interface OwnRange {
  /** Nine of ten of them are no more like the others by their character runs. */
  mostGrams: number;
  tells: TellRange[];
}

const PARODY_COST = 3;

/**
 * Likeness as a score. What is more like the voice than its own posts are like one another is a
 * parody of it: beyond their range each tell costs.
 */
export function voiceScore(like: VoiceLikeness, post: ReadPost, range: OwnRange): number {
  const beyond = Math.max(0, like.grams - range.mostGrams);
  return like.grams + like.rest - PARODY_COST * beyond - tellExcess(post, range.tells);
}

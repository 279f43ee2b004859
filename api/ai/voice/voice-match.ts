import { cohort } from './print/cohort.ts';
import { comparable } from './print/comparable-print.ts';
import { printPost } from './print/post-print.ts';
import type { VoiceProfile } from './voice-profile.ts';
import { voiceScorer } from './voice-score.ts';

/**
 * How much a text sounds like a voice, 0..100: the share of the persona's own posts that sound
 * less like the others of them. 50 is a usual post of theirs. Null where the voice has too few
 * samples to tell, or the text not a word.
 */
export function voiceMatch(profile: VoiceProfile, text: string): number | null {
  if (profile.ownScores.length === 0 || !/\p{L}/u.test(text)) return null;
  const others = cohort();
  const score = voiceScorer(printPost(text), others)(comparable(profile, others));
  return Math.round(100 * placeAmong(profile.ownScores, score));
}

/** A stored profile is rounded, so that a sample may score a trace less than it did. */
const rounding = 0.002;

function placeAmong(quantiles: number[], score: number): number {
  const above = quantiles.findIndex((value) => value > score + rounding);
  if (above === -1) return 1;
  if (above === 0) return 0;
  const low = quantiles[above - 1] as number;
  const high = quantiles[above] as number;
  return (above - 1 + (score - low) / (high - low)) / (quantiles.length - 1);
}

import type { VoiceProfile } from '../profile/voice-profile.ts';
import { readPost } from '../read/read-post.ts';
import { cohort } from './cohort.ts';
import { comparable } from './comparable-print.ts';
import { printPost } from './post-print.ts';
import { voiceScore, voiceScorer } from './voice-likeness.ts';

/**
 * How much a text sounds like a voice, 0..100, by its place among the persona's own posts: the usual
 * half of them stands between 45 and 55, strangers near 0, and what overdoes the voice below them.
 * Null where the voice has too few samples to tell, or the text not a word.
 */
export function voiceMatch(profile: VoiceProfile, text: string): number | null {
  if (profile.ownScores.length === 0 || !/\p{L}/u.test(text)) return null;
  const others = cohort();
  const like = voiceScorer(printPost(text), others)(comparable(profile, others));
  const score = voiceScore(like, readPost(text), profile.ownRange);
  return Math.round(100 * onScale(placeAmong(profile.ownScores, score)));
}

/** The usual half: which of two such posts sounds more like the voice is chance. */
const usual = { from: 0.25, to: 0.75, low: 0.45, high: 0.55 };

function onScale(place: number): number {
  const { from, to, low, high } = usual;
  if (place < from) return (place / from) * low;
  if (place > to) return high + ((place - to) / (1 - to)) * (1 - high);
  return low + ((place - from) / (to - from)) * (high - low);
}

/** A stored profile is rounded, so that a sample may score a trace less than it did. */
const rounding = 0.002;

/** The places below the lowest of the own posts: of few samples, a new post is often a little lower. */
const lowerPlaces = 0.06;

function placeAmong(quantiles: number[], score: number): number {
  const above = quantiles.findIndex((value) => value > score + rounding);
  if (above === -1) return 1;
  if (above === 0) {
    const lowest = quantiles[0] as number;
    const middle = quantiles[(quantiles.length - 1) / 2] as number;
    return lowerPlaces * Math.exp((score - lowest) / Math.max(middle - lowest, rounding));
  }
  const low = quantiles[above - 1] as number;
  const high = quantiles[above] as number;
  const place = (above - 1 + (score - low) / (high - low)) / (quantiles.length - 1);
  if (place >= usual.from) return place;
  return lowerPlaces + (place / usual.from) * (usual.from - lowerPlaces);
}

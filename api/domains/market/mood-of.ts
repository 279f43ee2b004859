import type { Mood } from '#shared/contracts/common.ts';

/** How far from the middle a score has to be to lean to a side. */
const LEAN = 0.2;

/** The word for a score from -1, bearish, to 1, bullish. */
export function moodOf(score: number): Mood {
  if (score > LEAN) return 'bullish';
  return score < -LEAN ? 'bearish' : 'neutral';
}

import { rankCorrelation } from '#api/analysis/forecast/rank-correlation.ts';
import {
  type Analytics,
  FEWEST_PREDICTED,
  FEWEST_RESULTS,
  type Prediction,
} from '#shared/contracts/analytics.ts';

const MOST_POINTS = 240;
/** Two standard errors of a rank correlation: what chance alone seldom exceeds. */
const CHANCE = 1.96;

type Scored = readonly [voiceMatch: number | null, virality: number | null, rate: number];

/** What the scores of posts, known before they went out, had to do with their engagement rate. */
export function predictionsOf(scored: readonly Scored[]): Analytics['predictions'] {
  return {
    voiceMatch: predictionOf(
      scored.map(([voiceMatch, , rate]) => [voiceMatch, rate]),
      FEWEST_PREDICTED,
    ),
    virality: predictionOf(
      scored.map(([, virality, rate]) => [virality, rate]),
      FEWEST_RESULTS,
    ),
  };
}

function predictionOf(pairs: [number | null, number][], fewest: number): Prediction | null {
  const known = pairs.filter((pair): pair is [number, number] => pair[0] !== null);
  const n = known.length;
  if (n < fewest) return null;
  const correlation = rankCorrelation(known);
  return {
    n,
    correlation: Math.round(correlation * 100) / 100,
    link: linkOf(correlation, n),
    points: evenly(known).map(([score, rate]) => [rounded(score), rounded(rate)]),
  };
}

function linkOf(correlation: number, n: number): Prediction['link'] {
  const size = Math.abs(correlation);
  if (size < CHANCE / Math.sqrt(n - 1)) return 'none';
  if (size < 0.3) return 'weak';
  return size < 0.6 ? 'moderate' : 'strong';
}

function evenly<T>(list: readonly T[]): T[] {
  const step = Math.max(1, list.length / MOST_POINTS);
  const taken = Math.min(list.length, MOST_POINTS);
  return Array.from({ length: taken }, (_, at) => list[Math.floor(at * step)] as T);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

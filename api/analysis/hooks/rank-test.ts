import { tally } from '#api/ai/text-features/counts.ts';
import { ranks } from '../forecast/rank-correlation.ts';

/**
 * How sure it is, 0..1, that values of one kind are larger or smaller than those of the other: one
 * minus the two-sided p of a rank-sum test, ties counted. `larger` says which way.
 */
export function rankTest(one: number[], other: number[]): { certainty: number; larger: boolean } {
  const n = one.length;
  const m = other.length;
  if (n < 2 || m < 2) return { certainty: 0, larger: false };
  const all = [...one, ...other];
  const rankSum = ranks(all)
    .slice(0, n)
    .reduce((sum, rank) => sum + rank, 0);
  const ties = [...tally(all).values()].reduce((sum, size) => sum + size ** 3 - size, 0);
  const total = n + m;
  const above = rankSum - (n * (n + 1)) / 2 - (n * m) / 2;
  const variance = ((n * m) / 12) * (total + 1 - ties / (total * (total - 1)));
  if (variance <= 0) return { certainty: 0, larger: false };
  // Half a step less: ranks are whole and the normal curve is not.
  const z = Math.max(0, Math.abs(above) - 0.5) / Math.sqrt(variance);
  return { certainty: errorFunction(z / Math.SQRT2), larger: above > 0 };
}

/** Abramowitz and Stegun 7.1.26, right to six digits. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return 1 - series * Math.exp(-x * x);
}

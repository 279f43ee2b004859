import { describe, expect, it } from 'vitest';
import { deal } from './deal.ts';

describe('deal', () => {
  it('deals every combination once before any comes again', () => {
    for (const sizes of [
      [7, 3],
      [10, 14],
      [1, 1],
      [12, 2, 5],
    ]) {
      const all = sizes.reduce((product, size) => product * size, 1);
      const dealt = Array.from({ length: all }, (_, turn) => deal(sizes, turn + 1_000, 3).join());
      expect(new Set(dealt).size).toBe(all);
    }
  });

  it('scatters neighbouring turns', () => {
    const [first = 0] = deal([100, 4], 1, 0);
    const [second = 0] = deal([100, 4], 2, 0);
    expect(Math.abs(first - second)).toBeGreaterThan(10);
  });
});

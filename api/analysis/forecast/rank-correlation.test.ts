import { expect, test } from 'vitest';
import { rankCorrelation } from './rank-correlation.ts';

test('what rises together correlates wholly, however unevenly', () => {
  expect(
    rankCorrelation([
      [1, 10],
      [2, 11],
      [3, 9_000],
    ]),
  ).toBeCloseTo(1);
  expect(
    rankCorrelation([
      [1, 3],
      [2, 2],
      [3, 1],
    ]),
  ).toBeCloseTo(-1);
});

test('ties share a place, the middle one', () => {
  // By hand: ranks 1 2.5 2.5 4 5.5 5.5 and 2 1 3.5 3.5 6 5, so 14.25 / sqrt(16.5 * 17).
  const pairs = [
    [1, 2],
    [2, 1],
    [2, 4],
    [3, 4],
    [5, 6],
    [5, 5],
  ] as const;
  expect(rankCorrelation(pairs)).toBeCloseTo(0.85084, 5);
});

test('what never changes correlates with nothing', () => {
  expect(
    rankCorrelation([
      [5, 1],
      [5, 2],
      [5, 3],
    ]),
  ).toBe(0);
  expect(rankCorrelation([])).toBe(0);
});

import { expect, test } from 'vitest';
import { labelledPlaces, niceTicks } from './nice-ticks.ts';

test.each([
  [0, [0, 1]],
  [-5, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [0.6, [0, 0.2, 0.4, 0.6]],
  [1_000, [0, 250, 500, 750, 1_000]],
  [1_001, [0, 500, 1_000, 1_500]],
  [83_412, [0, 25_000, 50_000, 75_000, 100_000]],
])('up to %s the ticks are %s', (largest, ticks) => {
  expect(niceTicks(largest)).toEqual(ticks);
});

test('what is counted has whole ticks', () => {
  expect(niceTicks(1, 4, true)).toEqual([0, 1]);
  expect(niceTicks(9, 4, true)).toEqual([0, 3, 6, 9]);
});

test('the largest value always fits, in few steps', () => {
  for (let value = 0.001; value < 1e9; value *= 1.37) {
    const ticks = niceTicks(value);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(value * 0.999);
    expect(ticks.length).toBeLessThanOrEqual(6);
  }
});

test('labels stand evenly, with the last place always named', () => {
  expect([...labelledPlaces(8, 4)].sort((a, b) => a - b)).toEqual([1, 3, 5, 7]);
  expect([...labelledPlaces(3, 10)].sort((a, b) => a - b)).toEqual([0, 1, 2]);
  expect(labelledPlaces(0, 5).size).toBe(0);
});

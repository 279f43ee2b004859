import { describe, expect, it } from 'vitest';
import { aliveRange, offsetsOf, rowAt } from './window-range.ts';

const hundred = offsetsOf(Array.from({ length: 100 }, () => 200));

describe('the window of a virtual list', () => {
  it('sums heights to the top of each row and the total', () => {
    expect(offsetsOf([10, 20, 5])).toEqual([0, 10, 30, 35]);
    expect(offsetsOf([])).toEqual([0]);
  });

  it('finds the row that holds a point and stays inside the list', () => {
    const offsets = offsetsOf([10, 20, 5]);
    expect([-50, 0, 9, 10, 29, 30, 500].map((y) => rowAt(offsets, y))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
  });

  it('keeps one and a half viewports alive on either side', () => {
    expect(aliveRange(hundred, 10_000, 1_000)).toEqual({ first: 42, last: 62 });
  });

  it('is cut at both ends of the list', () => {
    expect(aliveRange(hundred, 0, 1_000).first).toBe(0);
    expect(aliveRange(hundred, 19_500, 1_000).last).toBe(99);
  });
});

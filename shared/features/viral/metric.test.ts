import { expect, test } from 'vitest';
import { engagementRate, readMetric } from './metric.ts';

test.each([
  ['', undefined],
  ['  ', undefined],
  ['0', 0],
  ['1200', 1_200],
  ['1,200', 1_200],
  ['1 200 000', 1_200_000],
  ['1.2K', 1_200],
  ['1,5k', 1_500],
  ['2.5 M', 2_500_000],
  ['1B', 1_000_000_000],
])('%o is read as %s', (typed, count) => {
  expect(readMetric(typed)).toBe(count);
});

test.each(['1.200', '12,34', '-5', 'many', '1e3', '1.2.3K'])(
  '%s is no whole number and stays as it is typed',
  (typed) => {
    expect(readMetric(typed)).toBe(typed);
  },
);

test('the engagement rate is percent of the views that liked, reposted or replied', () => {
  expect(engagementRate({ views: 1_000, likes: 30, retweets: 10, replies: 2 })).toBeCloseTo(4.2);
  expect(engagementRate({ views: 1_000, likes: 30 })).toBe(3);
});

test('without views there is no engagement rate', () => {
  expect(engagementRate({ likes: 30 })).toBeUndefined();
  expect(engagementRate({ views: 0, likes: 30 })).toBeUndefined();
  expect(engagementRate({ views: 'many', likes: 30 })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { compactMetric, counted, excerpt, relativeTime } from './format.ts';

const now = Date.parse('2026-05-10T12:00:00.000Z');

test.each([
  ['2026-05-10T11:59:01.000Z', 'Just now'],
  ['2026-05-10T12:00:30.000Z', 'Just now'],
  ['2026-05-10T11:59:00.000Z', '1 minute ago'],
  ['2026-05-10T11:00:01.000Z', '59 minutes ago'],
  ['2026-05-10T11:00:00.000Z', '1 hour ago'],
  ['2026-05-09T12:00:01.000Z', '23 hours ago'],
  ['2026-05-09T12:00:00.000Z', '1 day ago'],
  ['2026-04-30T12:00:00.000Z', '10 days ago'],
  ['yesterday-ish', 'Recently'],
])('%s reads as %s', (instant, words) => {
  expect(relativeTime(instant, now)).toBe(words);
});

test.each([
  [null, 'N/A'],
  [undefined, 'N/A'],
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [1_249, '1.2K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [2_500_000, '2.5M'],
])('a metric of %s reads as %s', (count, words) => {
  expect(compactMetric(count)).toBe(words);
});

test('a count agrees with its noun', () => {
  expect([0, 1, 2, 1_250].map((count) => counted(count, 'sample'))).toEqual([
    '0 samples',
    '1 sample',
    '2 samples',
    '1,250 samples',
  ]);
});

test('an excerpt is one line and never cuts an emoji in two', () => {
  expect(excerpt('gm\n\n  fam')).toBe('gm fam');
  expect(excerpt('ab🚀🚀🚀', 3)).toBe('ab🚀…');
});

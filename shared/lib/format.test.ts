import { expect, test } from 'vitest';
import { relativeTime } from './format.ts';

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

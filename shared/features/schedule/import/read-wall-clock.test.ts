import { expect, test } from 'vitest';
import { readWallClock } from './read-wall-clock.ts';

const half = '2026-12-01T08:30:00.000Z';

test.each([
  '2026-12-01 09:30',
  '2026-12-01 9:30',
  '2026-12-01T09:30',
  '2026-12-01T09:30:15',
  '2026/12/1 09:30',
  '2026.12.01 09.30',
  '1.12.2026 9:30',
  '01. 12. 2026 09:30',
  '2026年12月1日 09:30',
  '2026-12-01 9:30 AM',
  '2026-12-01 09:30 a.m.',
  // Excel's day 46357 is 1 December 2026; 9:30 is 0.3958333 of it.
  '46357 09:30',
  '46357.3958333333',
  '46357,3958333333',
  '46357 0.395833333',
  '46357 0,395833333',
  '2026-12-01 0,395833333',
  '2026-12-01T09:30:00+01:00',
])('%s is half past nine in Berlin', (text) => {
  expect(readWallClock(text, 'Europe/Berlin')).toBe(half);
});

test('noon and midnight are written with 12', () => {
  expect(readWallClock('2026-12-01 12:15 AM', 'UTC')).toBe('2026-12-01T00:15:00.000Z');
  expect(readWallClock('2026-12-01 12:15 PM', 'UTC')).toBe('2026-12-01T12:15:00.000Z');
  expect(readWallClock('2026-12-01 3:15pm', 'UTC')).toBe('2026-12-01T15:15:00.000Z');
});

test.each([
  '12/01/2026 09:30',
  '2026-12-01',
  '46357',
  '2026-13-01 09:30',
  '2026-02-30 09:30',
  '2026-12-01 24:30',
  '2026-12-01 09:60',
  '2026-12-01 13:00 PM',
  '09:30',
  'tomorrow 09:30',
  '',
])('%j is not read', (text) => {
  expect(readWallClock(text, 'UTC')).toBeNull();
});

import { expect, test } from 'vitest';
import { dayAfter, daysThrough, isDay } from './calendar-days.ts';

test('a day is one that the calendar has', () => {
  for (const day of ['2026-11-21', '2028-02-29', '2000-01-01']) expect(isDay(day)).toBe(true);
  for (const text of [
    '',
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-11-21T00:00',
    ' 2026-11-21',
    '1999-12-31',
    '26-11-21',
  ]) {
    expect(isDay(text), text).toBe(false);
  }
});

test('days are counted over months, leap days and clock changes', () => {
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayAfter('2028-02-28')).toBe('2028-02-29');
  expect(dayAfter('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysThrough('2026-11-21', '2026-11-21')).toBe(1);
  expect(daysThrough('2026-03-28', '2026-03-30')).toBe(3);
  expect(daysThrough('2026-11-21', '2026-11-20')).toBe(0);
});

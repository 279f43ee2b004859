import { expect, test } from 'vitest';
import { addMonths, monthOf, moveWallClock, weekOf } from './calendar-dates.ts';

test('a week begins on Monday, also for its Sunday and across a year', () => {
  expect(weekOf('2026-11-22')[0]).toBe('2026-11-16');
  expect(weekOf('2026-11-23')[0]).toBe('2026-11-23');
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('a week begins where its reader says', () => {
  expect(weekOf('2026-11-22', 0)[0]).toBe('2026-11-22');
  expect(weekOf('2026-11-21', 0)[0]).toBe('2026-11-15');
  expect(weekOf('2026-11-22', 6)[0]).toBe('2026-11-21');
  expect(monthOf('2026-11-22', 0)).toHaveLength(5);
  expect(monthOf('2026-11-22', 0)[0]?.[0]).toBe('2026-11-01');
});

test('a month is shown in the whole weeks it touches', () => {
  expect(monthOf('2027-02-14').map(([first]) => first)).toEqual([
    '2027-02-01',
    '2027-02-08',
    '2027-02-15',
    '2027-02-22',
  ]);
  expect(monthOf('2026-08-31').map(([first]) => first)).toHaveLength(6);
});

test('months go on past the ends of years, and skip none', () => {
  expect(addMonths('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-01');
});

test('a wall clock moves by days and hours and keeps its minutes', () => {
  expect(moveWallClock('2026-11-22T23:30', { hours: 1 })).toBe('2026-11-23T00:30');
  expect(moveWallClock('2026-11-22T00:15', { days: -1, hours: -1 })).toBe('2026-11-20T23:15');
});

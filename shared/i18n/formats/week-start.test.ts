import { expect, test } from 'vitest';
import { firstWeekday, weekdayByRegion, weekdaysInOrder } from './week-start.ts';

test.each([
  ['en-US', 0],
  ['en-GB', 1],
  ['ar-EG', 6],
  ['de-DE', 1],
  ['de', 1],
  ['en', 0],
  ['ja', 0],
  ['pt-BR', 0],
  ['fa-IR', 6],
  ['dv-MV', 5],
  ['en-US-u-fw-mon', 1],
  ['en-US-u-ca-gregory-fw-sat', 6],
  ['C', 1],
])('%s begins its week with %d', (tag, day) => {
  expect(firstWeekday(tag)).toBe(day);
});

test('a browser that does not know has the same for every region that one knows that does', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const regions = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((region) => names.of(region) !== undefined && !['RH', 'YD', 'ZZ'].includes(region));
  expect(regions.length).toBeGreaterThan(240);
  const known = new Intl.Locale('en-US') as Intl.Locale & { getWeekInfo?: unknown };
  // Older ones know the regions as they were.
  if (known.getWeekInfo === undefined) return;
  const differ = regions.filter(
    (one) => weekdayByRegion(`en-${one}`) !== firstWeekday(`en-${one}`),
  );
  expect(differ).toEqual([]);
});

test('the weekdays stand in that order', () => {
  expect(weekdaysInOrder(6)).toEqual([6, 0, 1, 2, 3, 4, 5]);
});

import { afterEach, expect, test } from 'vitest';
import { activateLocale } from '#shared/i18n/translate.ts';
import { shortDollars, shortFollowers, signed } from './figures.ts';

afterEach(() => activateLocale('en', {}));

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [1_001, '1.0K'],
  [12_345, '12.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_000_001, '1.0M'],
  [12_345_678, '12.3M'],
])('%d followers are %s', (count, text) => expect(shortFollowers(count)).toBe(text));

test.each([
  [0, '$0'],
  [12.5, '$12.50'],
  [1_000, '$1,000'],
  [1_000.5, '$1.0K'],
  [15_400, '$15.4K'],
  [-2_300, '-$2.3K'],
  [-7, '-$7'],
])('%d dollars are %s', (amount, text) => expect(shortDollars(amount)).toBe(text));

test('another language writes dollars its own way, and no half of their cents', () => {
  activateLocale('de', {});
  expect(shortDollars(1_234.5)).toBe('1235\u00a0$');
  expect(shortDollars(-12.5)).toBe('-12,50\u00a0$');
  expect(shortFollowers(12_345)).toBe('12.345');
  activateLocale('ja', {});
  expect(shortDollars(12_345)).toBe('$1.2万');
});

test('a change carries its sign', () => {
  expect([3, 0, -2.55].map(signed)).toEqual(['+3', '0', '-2.6']);
});

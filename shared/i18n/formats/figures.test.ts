import { afterEach, expect, test } from 'vitest';
import { activateLocale, formatPercent } from '../translate.ts';
import { decimals, percents } from './figures.ts';

afterEach(() => activateLocale('en', {}));

test('whole percents have the sign where the language sets it', () => {
  expect(percents(0.476)).toBe('48%');
  activateLocale('de', {});
  expect(percents(1)).toBe('100\u00a0%');
});

test('a number of percent keeps its decimals', () => {
  expect(formatPercent(6.789, 2)).toBe('6.79%');
  expect(formatPercent(3, 1, { minimumFractionDigits: 1 })).toBe('3.0%');
  expect(formatPercent(-14.2, 1)).toBe('-14.2%');
  activateLocale('de', {});
  expect(formatPercent(6.8, 1)).toBe('6,8\u00a0%');
});

test('decimals stand behind the mark of the language', () => {
  expect(decimals(81.777, 2)).toBe('81.78');
  activateLocale('de', {});
  expect(decimals(81.777, 2)).toBe('81,78');
  expect(decimals(0, 1)).toBe('0,0');
});

import { afterEach, expect, test } from 'vitest';
import { activateLocale } from '../translate.ts';
import { decimals } from './decimals.ts';

afterEach(() => activateLocale('en', {}));

test('decimals stand behind the mark of the language', () => {
  expect(decimals(81.777, 2)).toBe('81.78');
  activateLocale('de', {});
  expect(decimals(81.777, 2)).toBe('81,78');
  expect(decimals(0, 1)).toBe('0,0');
});

import { afterEach, expect, test } from 'vitest';
import { percentage, percents } from './percents.ts';
import { speak } from './translate.ts';

afterEach(() => speak('en', {}));

test('whole percents have the sign where the language sets it', () => {
  expect(percents(0.476)).toBe('48%');
  speak('de', {});
  expect(percents(1)).toBe('100\u00a0%');
});

test('a number of percent keeps its decimals', () => {
  expect(percentage(6.789, 2)).toBe('6.79%');
  expect(percentage(3, 1, { minimumFractionDigits: 1 })).toBe('3.0%');
  expect(percentage(-14.2, 1)).toBe('-14.2%');
  speak('de', {});
  expect(percentage(6.8, 1)).toBe('6,8\u00a0%');
});

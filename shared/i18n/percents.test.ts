import { afterEach, expect, test } from 'vitest';
import { percents } from './percents.ts';
import { speak } from './translate.ts';

afterEach(() => speak('en', {}));

test('whole percents have the sign where the language sets it', () => {
  expect(percents(0.476)).toBe('48%');
  speak('de', {});
  expect(percents(1)).toBe('100\u00a0%');
});

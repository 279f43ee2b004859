import { expect, test } from 'vitest';
import { excerpt } from './format.ts';

test('an excerpt is one line and never cuts an emoji in two', () => {
  expect(excerpt('gm\n\n  fam')).toBe('gm fam');
  expect(excerpt('ab🚀🚀🚀', 3)).toBe('ab🚀…');
});

import { expect, test } from 'vitest';
import { rateLimit } from './rate-limit.ts';

test('a name has its tries within the time, another name has its own', () => {
  let now = 0;
  const allow = rateLimit({ most: 2, withinMs: 1_000, now: () => now });
  expect([allow('one'), allow('one'), allow('one'), allow('other')]).toEqual([
    true,
    true,
    false,
    true,
  ]);
  now = 999;
  expect(allow('one')).toBe(false);
  now = 1_000;
  expect([allow('one'), allow('one'), allow('one')]).toEqual([true, true, false]);
});

import { expect, test } from 'vitest';
import { patience } from './wait-budget.ts';

test('a page that stood still past the limit is still looked at twenty times', () => {
  const isOver = patience(0);
  const looks = Array.from({ length: 22 }, isOver);
  expect(looks.indexOf(true)).toBe(20);
});

test('many looks alone do not end it', () => {
  const isOver = patience(60_000);
  expect(Array.from({ length: 100 }, isOver)).not.toContain(true);
});

import { expect, it } from 'vitest';
import { nextRead } from './next-read.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it('reads a post after 10 minutes, 1, 6 and 24 hours, then daily to the 30th day', () => {
  const read: number[] = [];
  for (let age = nextRead(0, 0); age !== null; age = nextRead(age + 1, 0)) read.push(age);
  const daily = Array.from({ length: 30 }, (_, day) => (day + 1) * DAY);
  expect(read).toEqual([10 * MINUTE, HOUR, 6 * HOUR, ...daily]);
});

it('skips what was missed', () => {
  expect(nextRead(3 * HOUR, 0)).toBe(6 * HOUR);
  expect(nextRead(12.5 * DAY, 0)).toBe(13 * DAY);
  expect(nextRead(30 * DAY, 0)).toBeNull();
});

it('stops after the seventh day once nothing has changed three times', () => {
  expect(nextRead(6 * DAY, 6)).toBe(7 * DAY);
  expect(nextRead(7 * DAY, 2)).toBe(8 * DAY);
  expect(nextRead(7 * DAY, 3)).toBeNull();
});

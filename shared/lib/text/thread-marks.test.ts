import { expect, test } from 'vitest';
import { threadParts } from './thread-marks.ts';

test('a thread is parted at its numbers, and lines inside a part stay with it', () => {
  const text = '1/ First\nwith a list:\n\n- kept\n\n2/ Second\n\n10/ Tenth';
  expect(threadParts(text)).toEqual(['1/ First\nwith a list:\n\n- kept', '2/ Second', '10/ Tenth']);
});

test('a text without numbers is one post', () => {
  expect(threadParts('One.\n\nAnd 2/3 of it.')).toEqual(['One.\n\nAnd 2/3 of it.']);
});

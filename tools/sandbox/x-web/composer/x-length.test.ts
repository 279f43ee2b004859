import { describe, expect, it } from 'vitest';
import { weightedLength } from './x-length.ts';

describe('the weighted length of a post', () => {
  it.each([
    ['', 0],
    ['plain text', 10],
    ['日本語', 6],
    ['سلام', 4],
    ['🔥', 2],
    ['👨‍👩‍👧‍👦', 2],
    ['see https://a.example.com/a/very/long/path?with=query', 27],
    ['e\u0301', 1],
    ['1#*', 3],
  ])('of %j is %i', (text, weight) => {
    expect(weightedLength(text)).toBe(weight);
  });
});

import { describe, expect, it } from 'vitest';
import { sameText, shingles, similarity } from './near-duplicate.ts';

const between = (a: string, b: string) => similarity(shingles(a), shingles(b));
const post = 'Liquidity looks deep right until everybody wants to leave through the same door.';

describe('near duplicates', () => {
  it('sees through case, punctuation and other numbers', () => {
    expect(between('Up 12% today, again!', 'up 47% today again')).toBe(1);
  });

  it('blocks a light edit', () => {
    expect(between(post, post.replace('everybody', 'everyone'))).toBeGreaterThanOrEqual(sameText);
  });

  it('lets another thought about the same subject pass', () => {
    const other =
      'Deep books are a fair-weather friend; size your exit before you size your entry.';
    expect(between(post, other)).toBeLessThan(0.2);
  });

  it('compares texts shorter than one run, and empty ones', () => {
    expect(between('gm', 'GM!')).toBe(1);
    expect(between('gm', 'gn')).toBe(0);
    expect(between('', '')).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { cutFrontToTokens, cutToTokens, estimateTokens } from './estimate-tokens.ts';

describe('estimateTokens', () => {
  it.each([
    ['', 0],
    ['gm', 1],
    ['fees', 1],
    ['fees!', 2],
    ['señor', 2],
    ['手数料が高い', 6],
    ['安。', 2],
    ['수수료', 3],
    ['привет', 3],
    ['🚀🚀', 2],
    ['gas 費', 2],
  ])('%j takes about %i', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens);
  });
});

describe('what is cut', () => {
  it.each([
    ['abcdefgh', 2, 'abcdefgh', 'abcdefgh'],
    ['abcdefgh', 1, 'abcd [cut]', '[cut] efgh'],
    ['日本語', 2, '日本 [cut]', '[cut] 本語'],
    ['👍👍👍', 1, '👍 [cut]', '[cut] 👍'],
    ['abc', 0, ' [cut]', '[cut] '],
  ])('%j within %i tokens', (text, tokens, begin, end) => {
    expect(cutToTokens(text, tokens)).toBe(begin);
    expect(cutFrontToTokens(text, tokens)).toBe(end);
  });

  it('takes time in proportion to the text', () => {
    expect(cutToTokens('y'.repeat(1_000_000), 100)).toHaveLength(406);
  });
});

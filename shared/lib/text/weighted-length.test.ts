import { describe, expect, it } from 'vitest';
import { weightedLength } from './weighted-length.ts';

const vectors: [text: string, length: number][] = [
  ['', 0],
  ['Hello, world! 👋', 16],
  ['see https://example.com/very/long/path?x=1 ok', 30],
  ['coingecko.com is nice', 31],
  ['pump.fun raydium.io uniswap.org', 71],
  ['vitalik.eth', 11],
  ['日本語テキスト', 14],
  ['👨‍👩‍👧‍👦', 2],
  ['🇺🇸', 2],
  ['1️⃣', 2],
  ['cafe\u0301', 4],
  ['→', 2],
  ['€', 2],
  ['™', 2],
  ['©', 1],
  ['…—“”‘’', 7],
  ['• x', 4],
  ['привет', 6],
  ['שלום', 4],
  ['a'.repeat(281), 281],
  ['⚡️'.repeat(44), 88],
  [`https://example.com/a${'あ'.repeat(200)}`, 423],
  ['uniswap.org.Check', 29],
  ['uniswap.org?a=1', 27],
  ['https://uniswap.org?a=1', 23],
  ['https://example.com/a안녕 สวัสดี https://b.org/مرحبا', 23 + 4 + 1 + 6 + 1 + 23 + 5],
];

describe('weightedLength', () => {
  it.each(vectors)('counts %j as X does', (text, length) => {
    expect(weightedLength(text)).toBe(length);
  });

  it('leaves the full stop after a link outside of the link', () => {
    expect(weightedLength('https://x.com/a.')).toBe(24);
  });

  it('does not take an address with an @ or a version number for a link', () => {
    expect(weightedLength('me@example.com')).toBe(14);
    expect(weightedLength('v1.25.0')).toBe(7);
  });

  it('counts two links with a comma between them as two', () => {
    expect(weightedLength('x.com, uniswap.org')).toBe(23 + 2 + 23);
  });
});

import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const urls = (text: string) => findLinks(text).map(({ url }) => url);

describe('findLinks', () => {
  it.each([
    ['访问evil.com领取奖励', ['evil.com']],
    ['今すぐevil.comへ', ['evil.com']],
    ['еvil.com with a Cyrillic letter', ['vil.com']],
    ['see evil.рф or evil.xn--p1ai', ['evil.рф', 'evil.xn--p1ai']],
    ['xn--80ak6aa92e.com', ['xn--80ak6aa92e.com']],
    ['https://日本.com/a', ['https://日本.com/a']],
    ['https://a.com/b.com', ['https://a.com/b.com']],
    ['pump.fun, x.com.', ['pump.fun', 'x.com']],
    ['https://a.com/bに行く', ['https://a.com/b']],
    ['https://a.com/(b)中文', ['https://a.com/(b)']],
    ['uniswap.org.Check', ['uniswap.org']],
    ['uniswap.org?a=1 https://uniswap.org?a=1', ['uniswap.org', 'https://uniswap.org?a=1']],
  ])('finds in %j what X links', (text, links) => {
    expect(urls(text)).toEqual(links);
  });

  it.each([
    '日本.com',
    'me@evil.com',
    'v1.25.0',
    'e.g. this',
    'U.S. p.s.',
    '3.5% or 9.99',
    'рост.Но',
  ])('finds none in %j', (text) => {
    expect(urls(text)).toEqual([]);
  });

  it('places a link by its offsets in the text', () => {
    expect(findLinks('👀 看evil.com吧')).toEqual([{ start: 4, end: 12, url: 'evil.com' }]);
  });
});

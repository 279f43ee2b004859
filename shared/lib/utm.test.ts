import fc from 'fast-check';
import twitterText from 'twitter-text';
import { expect, test } from 'vitest';
import { weightedLength } from './text/weighted-length.ts';
import { slugOf, withoutUtm, withUtm } from './utm.ts';

const origin = { campaign: 'Launch Week', content: 'p1' };
const tags = 'utm_source=x&utm_medium=social&utm_campaign=launch-week&utm_content=p1';
const tagged = (text: string) => withUtm(text, origin);

test('each http link of a text is tagged, and nothing else changes', () => {
  expect(tagged('read https://a.com/x, and http://b.org/y?z=1. gm')).toBe(
    `read https://a.com/x?${tags}, and http://b.org/y?z=1&${tags}. gm`,
  );
  expect(tagged('no links, pump.fun and @you #gm $BTC')).toBe(
    'no links, pump.fun and @you #gm $BTC',
  );
  expect(tagged('')).toBe('');
});

test('a query, a fragment and a bare domain stay what they are', () => {
  expect(tagged('https://a.com')).toBe(`https://a.com/?${tags}`);
  expect(tagged('https://a.com/#top')).toBe(`https://a.com/?${tags}#top`);
  expect(tagged('https://a.com/x?y=1&z=2#part')).toBe(`https://a.com/x?y=1&z=2&${tags}#part`);
  expect(tagged('https://a.com/x?q=%20a%2Bb')).toBe(`https://a.com/x?q=%20a%2Bb&${tags}`);
});

test('what a link says already is not said twice', () => {
  const own = 'https://a.com/?utm_source=news&UTM_Medium=mail';
  expect(tagged(own)).toBe(`${own}&utm_campaign=launch-week&utm_content=p1`);
  expect(tagged(tagged('https://a.com/x'))).toBe(tagged('https://a.com/x'));
});

test('a link that ends in its own bracket keeps it, one in brackets does not take theirs', () => {
  expect(tagged('https://en.wiki.org/wiki/Coin_(b)')).toBe(
    `https://en.wiki.org/wiki/Coin_(b)?${tags}`,
  );
  expect(tagged('(see https://a.com/x)')).toBe(`(see https://a.com/x?${tags})`);
});

test('posts on X are left alone: X shows them under ours', () => {
  for (const text of [
    'https://x.com/a/status/1',
    'https://mobile.twitter.com/a/status/1?s=20',
    'http://t.co/abc',
  ]) {
    expect(tagged(text)).toBe(text);
  }
  for (const text of ['https://netflix.com/a', 'https://x.co/a', 'https://t.com/a']) {
    expect(tagged(text)).toContain('utm_source=x');
  }
});

test('text of any script behind a link stays outside of it', () => {
  for (const after of ['に行く', '中文', '안녕', 'ไทย', 'مرحبا', '。次', '…', '!', ') and']) {
    expect(tagged(`https://a.com/x${after}`)).toBe(`https://a.com/x?${tags}${after}`);
  }
});

test('a link is left alone that would swallow what follows, or end before its own end', () => {
  for (const text of ['https://a.com/x(see below', 'https://a.com/x.(a', 'https://a.com/x#й']) {
    expect(tagged(text)).toBe(text);
  }
});

test('X counts every text as before, and links the same in it', () => {
  const pieces = [
    ...['https://a.com', 'http://b.org/x', 'https://c.io/x?y=1', 'https://d.co/(b)', '/', '?', '#'],
    ...[
      '(',
      ')',
      '.',
      '!',
      ':',
      '~',
      'a',
      '1',
      ' ',
      '\n',
      'に',
      'é',
      'й',
      '…',
      '&',
      'utm_source=',
      '%20',
    ],
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (chosen) => {
      const text = chosen.join('');
      const after = tagged(text);
      const count = (any: string) => twitterText.parseTweet(any).weightedLength;
      expect(count(after), text).toBe(count(text));
      const hosts = (any: string) =>
        twitterText.extractUrls(any).map((url) => url.replace(/[?#].*$/s, '').replace(/\/$/, ''));
      expect(hosts(after), text).toEqual(hosts(text));
    }),
    { numRuns: 3_000 },
  );
});

test('what X counts does not change', () => {
  for (const text of ['gm https://a.com/x', 'https://a.com and https://b.org/y?z=1#q done']) {
    expect(weightedLength(tagged(text))).toBe(weightedLength(text));
  }
});

test('without its tags a text compares as it was written', () => {
  const text = 'gm https://a.com/x and https://b.org/y?z=1 bye';
  expect(withoutUtm(tagged(text))).toBe(text);
  expect(withoutUtm('my_utm_thing ?utm_x')).toBe('my_utm_thing ?utm_x');
});

test('a slug is short, plain and never empty', () => {
  expect(slugOf('Launch Week: Día 1!')).toBe('launch-week-dia-1');
  expect(slugOf('  --  ')).toBe('troupe');
  expect(slugOf('朝の一言')).toBe('朝の一言');
  expect(slugOf(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  expect(tagged('https://a.com/')).not.toContain(' ');
  expect(withUtm('https://a.com/', { campaign: '朝&x=1', content: 'a b' })).toContain(
    'utm_campaign=x-1&utm_content=a%20b',
  );
});

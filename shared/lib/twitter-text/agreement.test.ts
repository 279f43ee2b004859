import fc from 'fast-check';
import twitterText from 'twitter-text';
import { expect, it } from 'vitest';
import { composedText } from '../text/composed-text.ts';
import { findLinks } from '../text/find-links.ts';
import { weightedLength } from '../text/weighted-length.ts';

const ours = (text: string) =>
  JSON.stringify([
    weightedLength(text),
    ...findLinks(text).map(({ url, start, end }) => [url, start, end]),
  ]);
const theirs = (text: string) =>
  JSON.stringify([
    twitterText.parseTweet(text).weightedLength,
    ...twitterText.extractUrlsWithIndices(text).map(({ url, indices }) => [url, ...indices]),
  ]);
const agrees = (text: string) => {
  if (ours(text) !== theirs(text)) expect(ours(text), JSON.stringify(text)).toBe(theirs(text));
};

/** What links, scripts, emoji and punctuation are made of, rather than whole ones. */
const pieces = [
  ...[
    'a',
    'x',
    'B',
    'gm',
    '80',
    'www',
    'https://',
    'HTTP://',
    'https://t.co/aB1',
    'https://a.com/',
  ],
  ...[
    '.',
    '.',
    '.com',
    '.org',
    '.co',
    '.eth',
    '.io',
    '.Check',
    'uniswap.org',
    'com',
    'net',
    'xn--',
  ],
  ...[
    'xn--p1ai',
    'рф',
    'РФ',
    'ком',
    'հայ',
    '中国',
    '嘉里',
    '嘉里大酒店',
    'भारत',
    'भारतम्',
    'みんな',
    '한국',
  ],
  ...[
    '-',
    '_',
    '/',
    '?',
    '=',
    '#',
    '@',
    '$',
    '(',
    ')',
    '[',
    ']',
    '&',
    '%',
    '+',
    '~',
    '|',
    '*',
    '!',
  ],
  ...[
    "'",
    '"',
    '`',
    ',',
    ':',
    ';',
    '…',
    '“',
    '–',
    '—',
    '。',
    '＠',
    '＃',
    '、',
    '「',
    ' ',
    ' ',
    '\n',
  ],
  ...[
    '日',
    'あ',
    'ア',
    '한',
    'ᄒ',
    'ᅡ',
    'ไทย',
    'سلام',
    'שלום',
    'é',
    'e\u0301',
    'ß',
    'ſ',
    'ι',
    'ᲀ',
    'ք',
  ],
  ...[
    '\u0301\u0323',
    '\u0345',
    '\u0344',
    '\u200b',
    '\u200d',
    '\u200f',
    '\u202a',
    '\ufe0f',
    '\ufeff',
  ],
  ...[
    '\ud83d',
    '\udc4d',
    '\uffff',
    '😀',
    '⚡️',
    '⚡',
    '❤️',
    '🏽',
    '👩🏽',
    '👨‍👩‍👧‍👦',
    '🐦‍🔥',
    '🫠',
    '🇺🇸',
  ],
  ...['🇺', '1️⃣', '#️⃣', '\u20e3', '©', '©️', '™', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👁️‍🗨️', '$BTC', '@troupe_app', '#defi', '→'],
];

it('100,000 generated texts have the length and the links that X gives them', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 16 });
  fc.assert(
    fc.property(texts, (chosen) => agrees(chosen.join(''))),
    { numRuns: 100_000 },
  );
}, 120_000);

it('any UTF-16 unit ends, begins or goes on with a link as X says', () => {
  // The middle of Chinese, Korean and of the surrogates is all the same.
  const isSame = (code: number) => code > 0x3400 && code < 0xfb00 && code % 64 > 1;
  for (let code = 0; code < 65_536; code += 1) {
    if (isSame(code)) continue;
    const one = String.fromCharCode(code);
    agrees(`https://a.com/${one}z ${one}b.com ${one} x${one}y.com/z${one} https://c.com?${one}q`);
  }
}, 120_000);

it('any two or three letters are a top-level domain where X says so', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const two = letters.flatMap((one) => letters.map((other) => one + other));
  for (const pair of two) {
    agrees(['', ...letters].map((last) => `a.${pair}${last}`).join(' '));
  }
});

it('an emoji is one, whatever the runtime knows of newer ones', () => {
  const marks = ['', '\ufe0f', '\ufe0e', '\u{1f3fd}', '\u20e3', '\u200d\u2642\ufe0f'];
  for (const [from, to] of [
    [0x20, 0x2f],
    [0x2000, 0x3300],
    [0x1f000, 0x1fb00],
  ] as const) {
    for (let point = from; point < to; point += 1) {
      const character = String.fromCodePoint(point);
      agrees(marks.map((mark) => character + mark).join(' '));
    }
  }
});

it('marks in any order are composed as Unicode says', () => {
  const marks = ['\u0301', '\u0323', '\u0334', '\u0315', '\u0344', '\u0f71', '\u0f72', '\u0f73'];
  const others = ['\u034f', '\u0903', '\u3099', '\u094d', '\u20e3', '\ufe0f', 'a', '한'];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...marks, ...marks, ...marks, ...others), {
        minLength: 40,
        maxLength: 200,
      }),
      (chosen) => {
        const text = `e${chosen.join('')}x`;
        expect(composedText(text)).toBe(text.normalize('NFC'));
      },
    ),
    { numRuns: 1_000 },
  );
});

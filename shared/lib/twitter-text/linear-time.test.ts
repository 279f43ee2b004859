import { describe, expect, it } from 'vitest';
import { findLinks } from '../text/find-links.ts';
import { weightedLength } from '../text/weighted-length.ts';

/** What patterns for links, emoji and marks go over more than once, to be repeated. */
const hostileRuns: readonly string[] = [
  ...[
    '😀',
    '🇺🇸',
    '👨‍👩‍👧‍👦',
    '\ufe0f',
    '⚡️',
    '日',
    'שלום ',
    '\u200b',
    '\u200d',
    '—',
    '[',
    '(',
    '\n',
    '$BTC ',
  ],
  ...['\u0301', '\u0301\u0323', '\u0f71\u0f72\u0315', 'e\u0301', 'ᄒ', '\ud83d', 'word ', 'a'],
  ...[
    '.',
    'a.',
    'a_.',
    '-.',
    '日.',
    '日a.',
    'a.日.',
    '.com',
    'a.com.',
    'a.comb.',
    'xn--',
    'xn--a.',
  ],
  ...[
    'भारत.',
    'a.co ',
    'a.com日',
    'a.a.日.com ',
    '@a.b',
    'https://',
    'https://a.com',
    'https://a.co/b ',
  ],
  ...[
    'a.co/',
    'a.co(',
    'a.co/(',
    'a.co/(a',
    'a.co/(a(',
    'a.co/!',
    'a.co?',
    'a.co?(',
    'https://t.co/a?b',
  ],
];

/** Of this thread: what else the machine does is not counted. */
function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

describe('40,000 characters', () => {
  // What grew with the square of its text took seconds to minutes.
  it.each(hostileRuns)('of %j are counted in a moment', (run) => {
    const text = run.repeat(40_000 / run.length);
    const times = [1, 2].map(() => cpuMs(() => [weightedLength(text), findLinks(text)]));
    expect(Math.min(...times)).toBeLessThan(400);
  });
});

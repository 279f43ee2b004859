import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import { learnStyle } from '../voice/profile/style-profile.ts';
import { humanize } from './humanize.ts';
import { breakTriples } from './humanize-triples.ts';

const plain = learnStyle([], 'professional', 'ct_lead');

describe('breakTriples', () => {
  it.each([
    ['The new bridge is fast, cheap, and secure.', 'The new bridge is fast and cheap and secure.'],
    [
      'The team is small, the code is public, and the roadmap is honest.',
      'The team is small and the code is public and the roadmap is honest.',
    ],
    [
      'Watch funding, open interest, and spot volume before you ape in.',
      'Watch funding and open interest and spot volume before you ape in.',
    ],
    ['No fees, no delays, and no drama.', 'No fees and no delays and no drama.'],
    ['Speed, cost, and trust decide it.', 'Speed and cost and trust decide it.'],
    ['It is not fast, cheap, or secure.', 'It is not fast or cheap or secure.'],
    ['The thing never got fast, cheap, and safe.', 'The thing never got fast and cheap and safe.'],
    ['Is it fast, cheap, and secure?', 'Is it fast and cheap and secure?'],
    [
      'It cuts costs, it saves time, and it builds trust.',
      'It cuts costs and it saves time and it builds trust.',
    ],
  ])('breaks %j up', (text, expected) => {
    expect(breakTriples(text)).toBe(expected);
  });

  it.each([
    "It's fast, it's cheap, it's safe.",
    'He bought the top, he sold the bottom, he launched a course.',
    'We hold Solana, Base, and Arbitrum.',
    'It runs on fees, tips, spreads, and hope.',
    'We shipped it, folks, and it works.',
    'However, we shipped, and it works.',
    'Last week, fees rose, and users left.',
    'When fees fell, volume and users rose.',
    'In practice, users leave, and builders follow.',
    'Put simply, fees matter, and users know.',
    'She met Anna, the founder, and left.',
    'He said "fast, cheap, and secure" again.',
    '- fast, cheap, and secure',
    'Ask for fees, depth, the spread, and the exit.',
    'It dipped, then bounced, and everyone cheered.',
  ])('leaves %j alone', (text) => {
    expect(breakTriples(text)).toBe(text);
  });

  it('loses no word of any text, and adds none but the one that links', () => {
    const word = fc.constantFrom(
      ...'fast cheap secure and or not never fees It We Solana the no it we'.split(' '),
    );
    const mark = fc.constantFrom(' ', ', ', ', ', '. ', '\n', '? ', ': ');
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
    fc.assert(
      fc.property(fc.array(fc.tuple(word, mark), { minLength: 3, maxLength: 24 }), (parts) => {
        const text = parts.flat().join('').trim();
        const result = breakTriples(text);
        const rest = wordsOf(result);
        for (const one of wordsOf(text)) expect(rest.splice(rest.indexOf(one), 1)).toEqual([one]);
        for (const added of rest) expect(added).toMatch(/^(?:and|or)$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('humanize on lists of three', () => {
  it('breaks them up, says so, and does the same every time', () => {
    const text = 'The design keeps it fast, cheap, and secure.';
    const once = humanize(text, plain);
    expect(once.text).toMatch(/fast and cheap and secure\.$/);
    expect(once.notes).toContainEqual(message('draft.lists-of-three'));
    expect(humanize(text, plain)).toEqual(once);
  });

  it.each([
    'Watching $SOL, $ETH, and $BTC.',
    'New week. #DeFi, #RWA, and #AI',
    'Thanks to @anna, @bob, and @carla.',
    'Fees fell 10%, 20%, and 30%.',
    'Das Projekt ist nicht teuer und schnell, billig, and sicher.',
    'Call `a, b, and c` and keep it fast, cheap, and secure.',
  ])('leaves %j alone', (text) => {
    expect(humanize(text, plain)).toEqual({ text, notes: [] });
  });

  it('stays within a post when the text did', () => {
    const text = `${'We keep on writing about it. '.repeat(8)}It will be quick, cheap, and very secure.`;
    expect(humanize(text.slice(-280), plain).text.length).toBeLessThanOrEqual(280);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { learnStyle } from '../voice/profile/style-profile.ts';
import { humanize } from './humanize.ts';

const plain = learnStyle([], 'professional', 'ct_lead');
const lower = learnStyle(
  Array.from({ length: 30 }, (_, at) => `dont care about take ${at}, its all the same`),
  'casual',
  'shitposter',
);

describe('humanize', () => {
  it.each([
    ['Great point! Fees are the signal.', 'Fees are the signal.'],
    ["In today's fast-paced world, fees matter.", 'Fees matter.'],
    ['Moreover, fees matter. Furthermore, speed matters.', 'Fees matter. Speed matters.'],
    ['This is a game-changer for fees.', 'This is a big deal for fees.'],
    ["Here's the thing: fees matter.", 'Fees matter.'],
    ["here's the thing: fees matter.", 'fees matter.'],
    ['- TVL: $4M\n\nIn conclusion, RPCs matter.', '- TVL: $4M\n\nRPCs matter.'],
    ["Let's delve into the numbers.", "Let's look at the numbers."],
    ['Fees rose — users left.', 'Fees rose, users left.'],
    [
      'Delving into fees, it utilizes and fosters trust.',
      'Looking at fees, it uses and builds trust.',
    ],
    [
      'Moreover, not only does it scale, but it also ships.',
      'Not only does it scale, but it also ships.',
    ],
  ])('turns %j into %j', (machine, human) => {
    const { text, notes } = humanize(machine, plain);
    expect(text).toBe(human);
    expect(notes.length).toBeGreaterThan(0);
  });

  it('leaves none of the words that machines are known by', () => {
    const words =
      'delve tapestry paradigm beacon robust comprehensive cutting-edge pivotal meticulous seamless game-changer game-changing nestled vibrant thriving bustling intricate ever-evolving enduring daunting holistic actionable impactful learnings synergy interplay symphony embrace landscape realm testament unpack complexities boasts utilizes showcases commences underscores fosters harness elevate unleash streamline empower';
    for (const word of words.split(' ')) {
      const { text } = humanize(`It is about fees and ${word} on a slow day.`, plain);
      expect(text).toMatch(/^It's about fees and .*on a slow day\.$/);
      expect(text).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'));
    }
  });

  it.each([
    ['We embrace comprehensive audits.', 'We accept full audits.'],
    ['An intricate landscape of synergies.', 'A complex market of overlap.'],
    [
      'It streamlined onboarding in order to elevate trust.',
      'It simplified onboarding to raise trust.',
    ],
    ['Embarking on a deep dive into fees.', 'Starting a close look into fees.'],
  ])('keeps the grammar of %j', (machine, human) => {
    expect(humanize(machine, plain).text).toBe(human);
  });

  it('says what it rephrased', () => {
    expect(humanize('Great point! Fees matter.', plain).notes.map(messageText)).toEqual([
      'Rephrased: "Great point".',
    ]);
  });

  it('leaves words of the trade alone', () => {
    const text = "Leverage, liquidity and a rally after the unlock. It's just a dip, it's fine.";
    expect(humanize(text, plain)).toEqual({ text, notes: [] });
  });

  it.each([
    "This isn't just a bridge hack, but a governance failure.",
    "It's not just about speed, it's about trust.",
    'Not only fees, but also depth.',
    'They do not sign. You should not either.',
    'The Beacon chain and the test harness are fine, as Paradigm said.',
    'Nobody says the future is bright.',
    'Das ist robust und crucial, und der paradigm shift kommt nicht.',
    'これは違います——そして終わりです。',
    '話です — 本当に。',
    'Bravo à toute l’équipe !',
    'ponlo en el .env. Es todo.',
  ])('leaves %j as it is', (text) => {
    expect(
      humanize(
        text,
        learnStyle(Array(9).fill(["It's so!", "It's so."]).flat(), 'professional', 'ct_lead'),
      ),
    ).toEqual({
      text,
      notes: [],
    });
  });

  it.each([
    ['这不是ETH的问题，请用wstETH和getLogs。', '这不是ETH的问题，请用wstETH和getLogs。'],
    ['C++ and C#, A/B at T+1, in ~/.ssh/Config.', 'C++ and C#, A/B at T+1, in ~/.ssh/Config'],
    ['Alle RPCs sind NICHT gleich.', 'alle RPCs sind NICHT gleich'],
  ])('writes small around what is not its own: %s', (text, small) => {
    expect(humanize(text, lower).text).toBe(small);
  });

  it("takes over the persona's lower case, dropped apostrophes and missing full stop", () => {
    expect(humanize("I don't think Solana cares.", lower).text).toBe('i dont think solana cares');
  });

  it('keeps em dashes of somebody who uses them', () => {
    const dashes = learnStyle(Array(20).fill('Fees — again.'), 'professional', 'ct_lead');
    expect(humanize('Fees rose — users left.', dashes).text).toBe('Fees rose — users left.');
  });

  it('keeps every number, ticker, handle, hashtag and link as it was', () => {
    const token = fc.constantFrom(
      '$SOL',
      '@Anna_B',
      '#DeFi',
      'https://Example.com/A?b=C',
      '12.5%',
      '$1,000',
      '40X',
      '5M',
      'pump.fun',
      '0xAbCdEf0123456789',
    );
    const word = fc.constantFrom(
      'Great point! ',
      'Moreover, ',
      'fees ',
      'game-changer ',
      '— ',
      'It is not just ',
      '. ',
      'do not ',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, token), { minLength: 1, maxLength: 6 }), (pairs) => {
        const text = pairs.map(([before, kept]) => `${before}${kept} `).join('');
        const { text: result } = humanize(text, lower);
        for (const [, kept] of pairs) expect(result).toContain(kept);
      }),
    );
  });

  it('gives the text back when nothing would be left of it', () => {
    expect(humanize('Great point!', plain).text).toBe('Great point!');
  });
});

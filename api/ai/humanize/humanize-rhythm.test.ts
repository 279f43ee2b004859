import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '#shared/contracts/messages/message.ts';
import { seededRandom } from '../composer/choose/seeded-random.ts';
import { rhythmOf } from '../voice/features/rhythm.ts';
import { learnStyle } from '../voice/profile/style-profile.ts';
import { readPost } from '../voice/read/read-post.ts';
import { humanize } from './humanize.ts';
import { varyRhythm } from './humanize-rhythm.ts';

const terse = learnStyle(Array(30).fill('No. Ship it now.'), 'professional', 'ct_lead');
const wordy = learnStyle(
  Array(30).fill(`It is what it is ${'and so it goes on '.repeat(5)}.`),
  'professional',
  'ct_lead',
);
const vary = (text: string, profile = wordy) => varyRhythm(text, profile, seededRandom('1'));

describe('varyRhythm', () => {
  it.each([
    [
      'Fees went up this week. But users did not leave. Solana keeps on going. Nobody ever needs a nap.',
      'Fees went up this week, but users did not leave. Solana keeps on going. Nobody ever needs a nap.',
    ],
    [
      'Solana had a slow week. The market looked rather tired. Traders never saw it. Bots did not care either.',
      'Solana had a slow week, and the market looked rather tired. Traders never saw it. Bots did not care either.',
    ],
  ])('turns %j into %j', (text, expected) => {
    expect(vary(text)).toBe(expected);
  });

  it('parts a sentence for somebody who writes short ones', () => {
    const text =
      'Fees went up again today, but nobody on the timeline left. Solana handled the whole load without a single halt. Traders moved their size to other venues this week.';
    expect(vary(text, terse)).toBe(text.replace('today, but nobody', 'today. But nobody'));
  });

  it.each([
    'No fees. No delays. No drama.',
    "It's fast. It's cheap. It's safe.",
    'Faster. Cheaper. Safer.',
    'The first fix was wrong. The second fix was right. The third one was late.',
    'Risk is all priced in. The rest is not yet. You know which one you hold. Nobody ever tells you that.',
    'The chart went up again. My mood went up too. Your wallet stood quite still.',
    'They did not lose the keys. It never had any keys. We saw the vendor go.',
    'It is no late payment at all, but it is a default. Traders moved on. Nobody will ever pay it back now.',
    'Fees rose. The whole market looked at something else for most of the day. Nobody minded.',
    'Fees went up today. Did users leave us? Solana keeps going on.',
    'If fees rise again today. When the users all leave. As it always has been.',
    'IT spending went up. IT budgets went down. IT people went home.',
    '1/ fees went up\n2/ fees went down\n3/ fees stayed there',
    "We don't need chains. We need wallets. We need users.",
    'One short sentence stands here. And a second one stands.',
  ])('leaves %j alone', (text) => {
    expect(vary(text)).toBe(text);
  });

  it('makes an even text uneven', () => {
    const text =
      'Fees went up this week. The users all stayed here. Builders kept on going too. It was a usual week.';
    const variation = (of: string) => rhythmOf([readPost(of)]).sentenceVariation;
    expect(variation(vary(text))).toBeGreaterThan(variation(text) + 0.2);
  });

  it('loses no word and adds none but "and"', () => {
    const sentence = fc.constantFrom(
      'Fees went up this week.',
      'But the users did not leave.',
      'It never stopped, and we did not ask.',
      'No fees.',
      'No drama.',
      'Is it over yet?',
      'They kept e.g. the old one.',
      '\nSolana has a new client.',
    );
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 6 }), fc.string(), (sentences, seed) => {
        const text = sentences.join(' ');
        const result = varyRhythm(text, wordy, seededRandom(seed));
        const rest = wordsOf(result);
        for (const one of wordsOf(text)) expect(rest.splice(rest.indexOf(one), 1)).toEqual([one]);
        for (const added of rest) expect(added).toBe('and');
      }),
      { numRuns: 500 },
    );
  });
});

describe('humanize on an even beat', () => {
  it('says what it did, and keeps tickers, numbers, handles and links', () => {
    const text =
      'Volume on $SOL hit 4.5M today. The team of @anna_b knew it. Traders saw it in time. The details are at https://example.com/a.';
    const { text: result, notes } = humanize(text, wordy);
    for (const kept of ['$SOL', '4.5M', '@anna_b', 'https://example.com/a']) {
      expect(result).toContain(kept);
    }
    expect(result).not.toBe(text);
    expect(notes).toContainEqual(message('draft.varied-sentences'));
  });

  it.each([
    'Las tarifas son muy altas. Los usuarios no se van. La red no se para.',
    'const fees = 1. The fees are low. The fees are low. The fees are low => done.',
  ])('leaves %j alone', (text) => {
    expect(humanize(text, terse).text.replace(/\.$/, '')).toBe(text.replace(/\.$/, ''));
  });
});

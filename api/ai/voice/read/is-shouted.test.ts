import { describe, expect, it } from 'vitest';
import { learnStyle } from '../profile/style-profile.ts';
import { isShouted } from './is-shouted.ts';

describe('isShouted', () => {
  it.each(
    'NEVER WORN FROZEN EDIT ACCESS EVERY NONE THEM DONT THIS LESS FOURTH ESPECIALLY WITHOUT HUGE LETS GOOO STOP NICHT JAMAIS HİÇBİRİ'.split(
      ' ',
    ),
  )('hears %s', (word) => expect(isShouted(word)).toBe(true));

  it.each(
    'FOMC USDC USDT NFTS DEFI NASA OPEC HODL ETFS WAGMI DYOR NOT WHY Never never GDPR'.split(' '),
  )('hears no shouting in %s', (word) => expect(isShouted(word)).toBe(false));
});

describe('learnStyle on capitals', () => {
  const sober = Array.from({ length: 21 }, (_, at) => `Rates fell by ${at} points. Nobody moved.`);
  const rate = (...more: string[]) =>
    learnStyle([...sober, ...more], 'professional', 'alpha_caller').capsWord;

  it('takes neither an acronym nor one word in capitals for a habit', () => {
    expect(rate('Skew is bid for puts into the FOMC.')).toBeLessThan(0.02);
    expect(rate('Skew is bid, and I will NEVER sell it.')).toBeLessThan(0.02);
  });

  it('takes several for one', () => {
    expect(rate('It is NEVER late.', 'The desk KNOWS it.')).toBeGreaterThan(0.07);
  });
});

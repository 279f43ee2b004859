import { describe, expect, test } from 'vitest';
import { classifySentiment } from './classify-sentiment.ts';
import { findSignals } from './signals.ts';

const names = (text: string) => findSignals(text).map(({ name }) => name);

describe('what a text does with its words', () => {
  test.each([
    ['BTC -8% in an hour', 'fell'],
    ['8% gone off btc between two coffees', 'fell'],
    ['$ETH ▼ 6.2', 'fell'],
    ['$SOL +12% since breakfast', 'rose'],
    ['ADA gained another 9%', 'rose'],
    ['BTC +0.2% 1h', 'unmoved'],
    ['pausing withdrawals. Love that for us.', 'sarcasm'],
    ['I would not call this a healthy market', 'denied good'],
    ['this is not a scam', 'denied bad'],
    ['not selling', 'keeps'],
    ['Price is down but fundamentals never looked better, adding here', 'redeemed'],
    ['sold everything, see you next cycle', 'leaves'],
    ['Shorts are about to get wrecked', 'shorts hurt'],
    ['late longs getting liquidated again', 'longs hurt'],
    ['Stablecoin Rules: A Timeline', 'overview'],
    ['Inflation Comes In as Expected', 'overview'],
  ])('%s: %s', (text, name) => expect(names(text)).toContain(name));

  test.each([
    ['a date or a range', 'the 2019-2021 cycle, 5-10 minutes', ['rose', 'fell', 'unmoved']],
    ['longs, where shorts are named', 'Shorts are about to get wrecked', ['longs hurt']],
    ['good words that nothing denies', 'a healthy market', ['denied good']],
    ['one who sells', 'selling my bags', ['keeps']],
  ])('does not take for it %s', (_, text, absent) => {
    for (const name of absent) expect(names(text)).not.toContain(name);
  });

  test('a larger move weighs more', () => {
    const [small, large] = ['BTC -2%', 'BTC -40%'].map((text) => findSignals(text)[0]?.value ?? 0);
    expect(large).toBeGreaterThan(small ?? 0);
  });
});

describe('texts that were misread', () => {
  test.each([
    ['BTC -8% in an hour', 'bearish'],
    ['BTC +8% in an hour', 'bullish'],
    ['I would not call this a healthy market', 'bearish'],
    ['pausing withdrawals. Love that for us.', 'bearish'],
    ['Shorts are about to get wrecked', 'bullish'],
    ['Price is down but fundamentals never looked better, adding here', 'bullish'],
    ['not selling', 'bullish'],
    ['Regulator Revokes Licence of Lending Platform', 'bearish'],
    ['Police Raid Offices of Mining Pool', 'bearish'],
    ['Governor Vetoes Staking Bill', 'bearish'],
  ])('%s is %s', (text, sentiment) => {
    expect(classifySentiment(text).sentiment).toBe(sentiment);
  });
});

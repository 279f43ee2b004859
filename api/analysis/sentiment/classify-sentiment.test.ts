import { statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { guardRows } from '#api/testing/fixtures/guard-rows.ts';
import { messageText } from '#shared/lib/i18n/localize-message.ts';
import { classifySentiment } from './classify-sentiment.ts';
import { explain } from './explain.ts';
import { featuresOf } from './features.ts';

const read = (text: string) => classifySentiment(text).sentiment;

describe('clear texts', () => {
  test.each([
    ['Just bought more $BTC, this is going to the moon 🚀🚀', 'bullish'],
    ['Bitcoin Surges to Record High as ETF Inflows Soar', 'bullish'],
    ['this project is a scam, they rugged everyone, stay away', 'bearish'],
    ['Bitcoin Plunges Below $50,000 Amid Exchange Hack', 'bearish'],
    ['What time does the AMA start tomorrow?', 'neutral'],
    ['Join our Discord for the weekly community call: https://example.com/call', 'neutral'],
  ])('%s is %s', (text, sentiment) => expect(read(text)).toBe(sentiment));

  test('a negation turns the score down', () => {
    expect(classifySentiment('I am not bullish on $ETH').score).toBeLessThan(
      classifySentiment('I am bullish on $ETH').score - 0.3,
    );
  });

  test('the guard rows, never trained on, stay above their floor', () => {
    const rows = Object.entries(guardRows).flatMap(([label, texts]) =>
      texts.map((text) => ({ label, text })),
    );
    const right = rows.filter(({ label, text }) => read(text) === label);
    expect(rows).toHaveLength(60);
    expect(right.length / rows.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the explanation', () => {
  const text =
    'Bought the dip again, not selling below 100k. Higher lows everywhere 📈 but fees are awful';

  test('adds up: pieces, form and bias are the logit the score is made of', () => {
    const { gate, polarity } = explain(featuresOf(text));
    for (const { logit, pieces, form, bias } of [gate, polarity]) {
      const sum = pieces.reduce((total, { weight }) => total + weight, 0);
      expect(sum + form + bias).toBeCloseTo(logit, 9);
    }
    const sigmoid = (logit: number) => 1 / (1 + Math.exp(-logit));
    const score = (1 - sigmoid(gate.logit)) * (2 * sigmoid(polarity.logit) - 1);
    expect(classifySentiment(text).score).toBeCloseTo(score, 9);
  });

  test('names words of the text as keywords, the strongest first, with the weights of the explanation', () => {
    const { keywords } = classifySentiment(text);
    const pieces = new Map(
      explain(featuresOf(text)).polarity.pieces.map(({ text: piece, weight }) => [piece, weight]),
    );
    expect(keywords.length).toBeGreaterThan(2);
    expect(keywords.map(({ text: piece }) => pieces.get(piece))).toEqual(
      keywords.map(({ weight }) => weight),
    );
    const sizes = keywords.map(({ weight }) => Math.abs(weight));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test('shows a word once that counts as several, like "can\'t"', () => {
    const { keywords } = classifySentiment("can't wait for this all-time high");
    expect(keywords.map(({ text: piece }) => piece)).toContain("can't wait");
  });

  test('reasons with the keywords in plain sentences', () => {
    const { reasoning, keywords, sentiment } = classifySentiment(
      'This is a rug pull, everyone lost their money',
    );
    const reason = messageText(reasoning);
    expect(reason).toContain(sentiment);
    expect(reason).toContain(keywords.find(({ weight }) => weight < 0)?.text);
    expect(reason).toMatch(/\.$/);
  });
});

describe('what it cannot read', () => {
  test.each([
    'Биткоин растёт, все покупают',
    'ビットコインは上がると思います',
    'El precio de bitcoin va a subir mucho porque los bancos están comprando',
    'Ich glaube nicht dass der Kurs noch weiter steigt, wir verkaufen alles',
    'Harga bitcoin akan naik karena banyak yang membeli dan tidak ada yang jual',
  ])('is called unsupported, without a guess: %s', (text) => {
    const { supported, score, confidence, reasoning } = classifySentiment(text);
    expect({ supported, score, confidence }).toEqual({ supported: false, score: 0, confidence: 0 });
    expect(messageText(reasoning)).toContain('English');
  });

  test('an empty text has nothing to read', () => {
    for (const text of ['', ' \n\t', '\0\0', '---']) {
      expect(classifySentiment(text)).toMatchObject({ supported: false, keywords: [] });
    }
  });

  test.each(['🚀🚀🚀', '$BTC', 'gm', 'LFG', 'ngmi'])(
    'short English of the trade is read: %s',
    (text) => expect(classifySentiment(text).supported).toBe(true),
  );
});

describe('any text', () => {
  test('gives probabilities that sum to one, a bounded score and the same answer twice', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.lorem({ maxCount: 40 })),
        (text) => {
          const reading = classifySentiment(text);
          expect(classifySentiment(text)).toEqual(reading);
          if (!reading.supported) return;
          const { bullish, bearish, neutral } = reading.probabilities;
          expect(bullish + bearish + neutral).toBeCloseTo(1, 9);
          expect(Math.abs(reading.score)).toBeLessThanOrEqual(1);
          expect(reading.confidence).toBe(Math.max(bullish, bearish, neutral));
          expect(reading.emotionConfidence).toBeLessThanOrEqual(0.5);
        },
      ),
    );
  });

  test.each([
    ['a megabyte of letters', 'a'.repeat(1_000_000)],
    ['a megabyte of digits', '1'.repeat(1_000_000)],
    ['signals that never end', 'not a very '.repeat(800)],
    ['turns that never come', 'but still '.repeat(800)],
    ['signs without a number', '+ - '.repeat(2_000)],
    ['dashes and dots', 'a-'.repeat(5_000) + '1.'.repeat(5_000)],
    ['lone surrogates', '\ud83d bull \ude80 run'],
    ['names of Object', '__proto__ constructor toString hasOwnProperty valueOf'],
    ['NUL between letters', 'bull\0ish on \0 bitcoin'],
    ['combining marks', `b${'\u0301'.repeat(5_000)}itcoin`],
  ])('hostile input is read in bounded time: %s', async (_, text) => {
    const read = () => expect(Number.isFinite(classifySentiment(text).score)).toBe(true);
    // 30 ms on a quiet machine; the limit only catches a change of order.
    expect(await cpuMs(read)).toBeLessThan(1_000);
  });
});

test('the weights stay under 500 kB', () => {
  expect(statSync(new URL('sentiment.weights', import.meta.url)).size).toBeLessThan(250_000);
});

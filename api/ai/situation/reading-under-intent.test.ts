import { expect, it } from 'vitest';
import type { Intent } from '#shared/contracts/intents.ts';
import type { Situation } from '#shared/contracts/situations.ts';
import { readingUnder } from './reading-under-intent.ts';

it.each<[Intent, Situation]>([
  ['congratulate', 'grief'],
  ['congratulate', 'complaint'],
  ['agree', 'scam'],
  ['condolences', 'joke'],
  ['condolences', 'greeting'],
  ['thank', 'scam'],
])('a press overrules the reading that denies it: %s under %s', (intent, situation) => {
  expect(readingUnder(intent, { situation, confidence: 0.99 })).toEqual({
    situation: 'unsure',
    confidence: 0.99,
  });
});

it.each<[Intent | undefined, Situation]>([
  [undefined, 'grief'],
  ['condolences', 'grief'],
  ['congratulate', 'greeting'],
  ['thank', 'grief'],
  ['decline', 'scam'],
  ['disagree', 'opinion'],
])('a reading that goes with it stays: %s under %s', (intent, situation) => {
  const reading = { situation, confidence: 0.9 };
  expect(readingUnder(intent, reading)).toEqual(reading);
});

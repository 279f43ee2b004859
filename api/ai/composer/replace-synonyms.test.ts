import { describe, expect, it } from 'vitest';
import { seededRandom } from './choose/seeded-random.ts';
import { replaceSynonyms } from './replace-synonyms.ts';

const random = seededRandom('swap');
const swapped = (text: string) =>
  new Set(Array.from({ length: 60 }, () => replaceSynonyms(text, random)));

describe('replaceSynonyms', () => {
  it('takes words that mean the same', () => {
    expect(swapped('nobody waits')).toEqual(new Set(['nobody waits', 'no one waits']));
  });

  it.each([
    'bit.ly/the bit.ly',
    'the hardware',
    'somebody: hi',
    "somebody's",
    'they worked so hard',
  ])('leaves %j alone', (text) => {
    expect(swapped(text)).toEqual(new Set([text]));
  });
});

import { statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { situations } from '#shared/contracts/situations.ts';
import { classifySituation } from './classify-situation.ts';

describe('any text', () => {
  it('has probabilities that sum to one, and the same ones twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const read = classifySituation(text);
        const sum = situations.reduce((total, name) => total + read.probabilities[name], 0);
        expect(sum).toBeCloseTo(1, 9);
        expect(classifySituation(text)).toEqual(read);
      }),
    );
  });

  it.each([
    ['a megabyte of letters', 'a'.repeat(1_000_000)],
    ['a long post in Japanese', '損失'.repeat(12_500)],
    ['combining marks', `b${'\u0301'.repeat(25_000)}itcoin`],
  ])('is read in bounded time: %s', async (_, text) => {
    // The limit only catches a change of order.
    expect(await cpuMs(() => classifySituation(text))).toBeLessThan(1_000);
  });
});

it('the weights stay under 500 kB', () => {
  expect(statSync(new URL('situation.weights', import.meta.url)).size).toBeLessThan(500_000);
});

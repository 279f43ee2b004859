import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { fitLength } from './fit-length.ts';

describe('fitLength', () => {
  it('returns what fits as it is', () => {
    expect(fitLength('gm.  \n', 280)).toBe('gm.  \n');
  });

  it('cuts at a sentence when enough is left', () => {
    const text = `${'a'.repeat(150)}. ${'b'.repeat(200)}.`;
    expect(fitLength(text, 280)).toBe(`${'a'.repeat(150)}.`);
  });

  it('cuts at a word with an ellipsis when the first sentence is a stump', () => {
    const cut = fitLength(`No. ${'word '.repeat(80)}`, 280);
    expect(cut).toMatch(/^No\. word.*word…$/);
    expect(weightedLength(cut)).toBeLessThanOrEqual(280);
  });

  it('never goes over the limit and never breaks an emoji', () => {
    const piece = fc.constantFrom(
      'word ',
      '👨‍👩‍👧‍👦',
      '日本',
      'pump.fun ',
      '. ',
      '\n',
      'a',
      '🇺🇸',
      'e\u0301',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 300 }), (pieces) => {
        const cut = fitLength(pieces.join(''), 100);
        expect(weightedLength(cut)).toBeLessThanOrEqual(100);
        expect(cut).not.toMatch(/\u200d…$/u);
      }),
      { numRuns: 200 },
    );
  });
});

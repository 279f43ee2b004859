import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { draftChecks } from './draft-checks.ts';

const post = { text: 'Solana fees are up 40% and $SOL does not care', author: 'anna' };
const passes = draftChecks(briefOf({ post }));

describe('draftChecks', () => {
  it.each(['fees tell the truth', 'up 40% on fees, ok', '$SOL and fees, again'])(
    'lets %j pass',
    (draft) => {
      expect(passes(draft)).toBe(true);
    },
  );

  it.each([
    ['a number of its own', 'fees are up 50%'],
    ['a ticker of its own', 'fees on $ETH next'],
    ['a promise', 'fees, guaranteed upside'],
    ['nothing of the subject', 'nice weather in the mountains'],
  ])('refuses %s', (_, draft) => {
    expect(passes(draft)).toBe(false);
  });

  it('lets the number at the start of a thread post pass', () => {
    expect(passes('1/ fees tell the truth\n\n2/ fees again')).toBe(true);
  });
});

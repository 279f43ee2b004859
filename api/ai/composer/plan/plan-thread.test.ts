import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { tones } from '#shared/contracts/common.ts';
import { compose } from '../compose.ts';

const threads = (prompt: string, reference: string | null = null) =>
  tones.flatMap((tone) =>
    [0, 1, 2, 3].map((variant) =>
      compose(briefOf({ kind: 'thread', tone, variant, prompt, reference, post: null }))
        .text.split('\n\n')
        .map((part) => part.slice(3)),
    ),
  );

describe('a thread out of what the user said', () => {
  it.each([
    [
      'We shipped v2 of our bridge. Transfers settle in 20 seconds. Fees are down 40%. Audits are in the docs.',
    ],
    [
      'Why I stopped farming points. I spent three months on it. The winners had a hundred wallets.',
    ],
    ['people use USDT to save and not to trade. Banks close accounts. Remittance fees eat 8%.'],
    [
      'One is a start. Two is a pair. Three is a crowd. Four is a lot. Five is a hand. Six is too many. Seven is silly.',
    ],
  ])('holds every sentence, in its order, and ends on a word to the reader: %s', (prompt) => {
    const said = prompt
      .toLowerCase()
      .split('. ')
      .map((part) => part.replace(/\.$/, ''));
    for (const parts of threads(prompt)) {
      const whole = parts.join('\n').toLowerCase();
      let from = 0;
      for (const sentence of said) {
        const at = whole.indexOf(sentence, from);
        expect(at, `${sentence} in ${whole}`).toBeGreaterThanOrEqual(from);
        from = at;
      }
      expect(parts.length).toBeLessThanOrEqual(6);
      expect(parts.at(-1)?.toLowerCase()).not.toContain(said.at(-1));
    }
  });

  it('asks of nobody’s own story what breaks in a product', () => {
    for (const parts of threads('I spent three months farming. I made less than my gas.'))
      expect(parts.join(' ')).not.toMatch(/what breaks|works/i);
  });

  it('builds on the reference, as far as there is one', () => {
    const reference = 'The market has priced three cuts. Dollar strength is what nobody hedges.';
    for (const parts of threads('rate cuts and bitcoin', reference)) {
      expect(parts[0]?.toLowerCase()).toMatch(/^rate cuts and bitcoin/);
      expect(parts.join('\n').toLowerCase()).toContain('the market has priced three cuts');
    }
  });
});

describe('a thread on a subject', () => {
  it.each([
    ['why most airdrops fail', /^why most airdrops fail: \w+/i],
    ['Write a thread about restaking risks', /^restaking risks: \w+/i],
    ['lessons from getting rugged', /^lessons from getting rugged: \w+/i],
  ])('begins with a claim, repeats none of it, and announces no thread: %s', (prompt, claim) => {
    for (const parts of threads(prompt)) {
      expect(parts[0]).toMatch(claim);
      expect(parts.join(' ')).not.toMatch(/short thread|some thoughts|that's it on/i);
      const points = parts.map((part) => part.toLowerCase().replace(/^[^:]*: /, ''));
      expect(new Set(points).size).toBe(points.length);
      expect(parts.at(-1)).toMatch(/\?$/);
    }
  });
});

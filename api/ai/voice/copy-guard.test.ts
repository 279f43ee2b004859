import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuMs } from '#api/testing/cpu-ms.ts';
import { shingles, similarity } from '#shared/lib/text/near-duplicate.ts';
import { guardCopies } from './copy-guard.ts';

const post = 'Liquidity looks deep right until everybody wants to leave through the same door.';

describe('guardCopies', () => {
  it('blocks a light edit, and names what it is an edit of', () => {
    const verdict = guardCopies(post.replace('everybody', 'everyone'), [
      'gm',
      post,
      'something else',
    ]);
    expect(verdict).toMatchObject({ block: true, warn: true, nearest: { text: post } });
  });

  it('warns of what is half the same', () => {
    const half = 'Liquidity looks deep right until everybody wants to pay the rent.';
    expect(guardCopies(half, [post])).toMatchObject({ block: false, warn: true });
  });

  it('lets another thought pass', () => {
    const verdict = guardCopies('Size your exit before you size your entry.', [post]);
    expect(verdict).toMatchObject({ block: false, warn: false });
  });

  it('has nothing near without texts, or without a shared run', () => {
    const nothing = { block: false, warn: false, nearest: null };
    expect(guardCopies(post, [])).toEqual(nothing);
    expect(guardCopies('zzzz', ['gm'])).toEqual(nothing);
    expect(guardCopies('', ['', '🔥'])).toEqual(nothing);
  });

  it('measures as the shared rule does, in any script and length', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(
          fc.constantFrom('fees', 'UP', '40%', '$SOL', 'Straße', '今日は', "don't", '🔥', '\n'),
          {
            maxLength: 30,
          },
        )
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1, maxLength: 5 }), (draft, texts) => {
        const expected = Math.max(
          ...texts.map((other) => similarity(shingles(draft), shingles(other))),
        );
        const { nearest, block, warn } = guardCopies(draft, texts);
        expect(nearest?.similarity ?? 0).toBeCloseTo(expected);
        expect(block).toBe(expected >= 0.6);
        expect(warn).toBe(expected >= 0.4);
      }),
    );
  });

  it('reads 10,000 earlier posts within the blink that a draft may take', async () => {
    const texts = Array.from(
      { length: 10_000 },
      (_, at) => `${post} Once more, number ${at} of ${at * 7}`,
    );
    guardCopies(post, texts);
    // 17 ms on a quiet machine; the limit only catches a change of order.
    expect(await cpuMs(() => guardCopies(post, texts))).toBeLessThan(150);
  });
});

import { describe, expect, it } from 'vitest';
import { briefOf } from '#api/testing/brief.ts';
import { scoreDraft } from './draft-scores.ts';

const score = (content: string, notes: string[] = []) =>
  scoreDraft(briefOf(), { content, hashtags: [], notes }, true);

describe('scoreDraft', () => {
  it('rewards a question and takes a link for a cost', () => {
    const plain = score('Fees are an honest signal for demand here');
    expect(score('Are fees an honest signal for demand here?').engagement).toBeGreaterThan(
      plain.engagement,
    );
    expect(score('Fees are an honest signal, see x.com').engagement).toBeLessThan(plain.engagement);
  });

  it('rewards a side taken in few words', () => {
    expect(score('Fees are not the problem').viral).toBeGreaterThan(score('a '.repeat(120)).viral);
  });

  it('trusts a draft less that does not name the subject, or that had to be mended', () => {
    const good = score('Solana fees tell you where demand is').confidence;
    expect(score('Nice weather today').confidence).toBeLessThan(good);
    expect(
      score('Solana fees tell you', ['Removed a link that nobody brought in.']).confidence,
    ).toBeLessThan(good);
  });

  it.each(['', '?'.repeat(300), `${'#tag '.repeat(40)}@a @b @c x.com`, 'you? $SOL 12 not'])(
    'stays between 0 and 1 for %j',
    (text) => {
      for (const value of Object.values(score(text, Array(9).fill('Removed a link')))) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    },
  );
});

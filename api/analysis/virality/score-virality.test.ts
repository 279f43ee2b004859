import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { scoreVirality } from './score-virality.ts';

const score = (text: string, more: Partial<Parameters<typeof scoreVirality>[0]> = {}) =>
  withEnglish(scoreVirality({ text, hasMedia: false, platform: 'twitter', ...more }));

const plain = 'Liquidity was thin on the venues over the weekend and spreads were wide.';
const unknown = { views: null, likes: null, retweets: null, replies: null, bookmarks: null };

describe('scoreVirality', () => {
  it.each([
    ['a hook', 'Nobody talks about this.\nLiquidity was thin and spreads were wide.'],
    ['an invitation to reply', `${plain} Which one did you use?`],
    ['a concrete number', plain.replace('wide', '40 bps wide')],
    ['a side', plain.replace('was thin', 'was never thin')],
  ])('rewards %s', (_, better) => {
    expect(score(better).score).toBeGreaterThan(score(plain).score);
  });

  it.each([
    ['a link', `${plain} https://example.com/a`],
    ['too many hashtags', `${plain} #defi #btc`],
    ['begging', `${plain} Like and retweet`],
    ['shouting', `${plain} INSANE!!!`],
    ['an insult', `${plain} You are an idiot`],
    ['length', `${plain} `.repeat(8)],
  ])('takes %s for a cost', (_, worse) => {
    expect(score(worse).score).toBeLessThan(score(plain).score);
  });

  it('counts media, and lets other platforms be longer', () => {
    expect(score(plain, { hasMedia: true }).score).toBe(score(plain).score + 8);
    const long = `${plain} `.repeat(8);
    expect(score(long, { platform: 'linkedin' }).score).toBeGreaterThan(score(long).score);
  });

  it('names the opening and its devices, of a thread those of its first post', () => {
    const { hooks } = score('1/ Why do fees spike on Sundays?\n\n2/ Because nobody is there.');
    expect(hooks[0]).toBe('"Why do fees spike on Sundays?"');
    expect(hooks).toContain('Opening with a question');
    expect(score(plain).hooks).toEqual([]);
  });

  it('says what counted, and always how little it knows', () => {
    const { reasons } = score(`${plain} Which one did you use?`);
    expect(reasons).toContain('It invites replies, which weigh ten times a like.');
    expect(reasons.at(-1)).toBe(
      'Low confidence: a checklist with weights as of 2026-08-12, not learned from your own posts.',
    );
  });

  it('suggests what is missing, the most first, and nothing that is there', () => {
    const { suggestions } = score(plain);
    expect(suggestions[0]).toMatch(/Open with a question/);
    expect(suggestions[1]).toMatch(/End with a question/);
    expect(suggestions.join()).not.toMatch(/link/);
    expect(score(`${plain} example.com`).suggestions.join()).toMatch(/link/);
  });

  it('takes what was reached for the score, whatever the wording', () => {
    const metrics = { ...unknown, views: 1_000, likes: 60, replies: 20 };
    const well = score(plain, { metrics });
    expect(well.score).toBe(100);
    expect(score(`${plain} You idiots are scum.`, { metrics }).score).toBe(100);
    expect(well.reasons[0]).toContain('10 weighted reactions per 100 views');
    const badly = score(plain, { metrics: { ...unknown, views: 10_000, likes: 3 } });
    expect(badly.score).toBe(0);
  });

  it('takes no notice of counts without enough views', () => {
    expect(score(plain, { metrics: { ...unknown, likes: 5_000 } })).toEqual(score(plain));
    expect(score(plain, { metrics: { ...unknown, views: 12, likes: 12 } })).toEqual(score(plain));
  });

  it('gives a text without a word no points', () => {
    expect(score('').score).toBe(0);
    expect(score('🚀🚀').score).toBe(0);
  });

  it('stays a whole number from 0 to 100', () => {
    const count = fc.option(fc.nat({ max: 1_000_000_000 }), { nil: null });
    const metrics = fc.record({
      views: count,
      likes: count,
      retweets: count,
      replies: count,
      bookmarks: count,
    });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), metrics, (text, reached) => {
        const { score: points } = score(text, { metrics: reached });
        expect(Number.isInteger(points) && points >= 0 && points <= 100).toBe(true);
      }),
    );
  });
});

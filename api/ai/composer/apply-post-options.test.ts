import { describe, expect, it } from 'vitest';
import type { PostOptions } from '#api/ai/post-options.ts';
import { postOptionsOf } from '#api/testing/brief.ts';
import { weightedLength } from '#shared/lib/text/weighted-length.ts';
import { applyPostOptions } from './apply-post-options.ts';

const applied = (text: string, changes: Partial<PostOptions> = {}) =>
  applyPostOptions(text, postOptionsOf({ audience: 'DeFi builders', ...changes }));

describe('applyPostOptions', () => {
  it.each([
    [{}, /^Fees are up\. [A-Z][^.]*\?$/],
    [{ useCase: 'creator_content' }, /^Fees are up$/],
    [{ useCase: 'ct_presence' }, /^Fees are up\. Curious [^.]*\.$/],
    [{ useCase: 'founder_influence' }, /^For DeFi builders: Fees are up$/],
    [
      { useCase: 'founder_influence', audience: 'People aged 25-40, who like yield (and cats)' },
      /^Fees are up$/,
    ],
    [
      { useCase: 'project_brand', audienceTone: 'bearish' },
      /^For DeFi builders: Fees are up\. [^.?]+\.$/,
    ],
    [{ form: 'gm_post' }, /^gm\. Fees are up$/],
    [{ form: 'meme_post' }, /^Fees are up$/],
    [{ form: 'news_commentary', audienceTone: 'bearish' }, /^Fees are up\. .*(?:wrong|pays).*\?$/],
    [
      { form: 'announcement', useCase: 'intern_announcements' },
      /^Update for DeFi builders: Fees are up\. - the intern$/,
    ],
    [{ form: 'announcement', useCase: 'creator_content' }, /^Update: Fees are up$/],
    [{ audienceTone: 'bullish' }, /^Fees are up\. [^.]+\?$/],
    [{ useCase: 'creator_content', audienceTone: 'bullish' }, /^Fees are up\. [^.?]+\.$/],
    [{ form: 'alpha_tweet', audienceTone: 'bearish' }, /^Fees are up$/],
    [{ degeneracy: 'maximum' }, /^fees are up\. \P{Lu}+\?$/u],
    [{ audienceTone: 'degenerate' }, /^fees are up\. \P{Lu}+\?$/u],
    [{ audienceTone: 'degenerate', degeneracy: 'professional' }, /^Fees are up\. [A-Z]/],
  ] as const)('for %o writes what fits %s', (changes, text) => {
    expect(applied('Fees are up', changes)).toMatch(text);
  });

  it('puts nothing English around a draft in another language', () => {
    const spanish = 'Los riesgos del apalancamiento son lo que más se subestima';
    expect(applied(spanish, { form: 'announcement', useCase: 'ct_presence' })).toBe(spanish);
  });

  it('does not put one lead before another', () => {
    const led = 'Reminder: fees are up';
    expect(applied(led, { useCase: 'founder_influence' })).toBe(led);
  });

  it('asks nothing twice, greets once, and keeps the case of what is clickable', () => {
    expect(applied('Are fees up?')).toBe('Are fees up?');
    expect(applied('gm, fees are up?', { form: 'gm_post' })).toBe('gm, fees are up?');
    expect(applied('Ask @Anna about $SOL?', { degeneracy: 'maximum' })).toBe(
      'ask @Anna about $SOL?',
    );
    expect(applied('Fees are up? 🚀🚀', { degeneracy: 'professional' })).toBe('Fees are up?');
  });

  it('adds only what fits, and nothing to a thread', () => {
    const long = `${'fees '.repeat(54)}up`;
    const text = applied(long, { useCase: 'ct_presence', audienceTone: 'bullish' });
    expect(weightedLength(text)).toBeLessThanOrEqual(280);
    expect(applied('1/ One.\n\n2/ Two.', { form: 'thread' })).toBe('1/ One.\n\n2/ Two.');
  });
});

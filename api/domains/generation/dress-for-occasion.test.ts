import { describe, expect, it } from 'vitest';
import type { Occasion } from '#api/providers/ai/occasion.ts';
import { weightedLength } from '#shared/lib/weighted-length.ts';
import { dressForOccasion } from './dress-for-occasion.ts';

const occasion: Occasion = {
  form: 'single_tweet',
  useCase: 'user_engagement',
  audience: 'DeFi builders',
  audienceTone: 'casual',
  degeneracy: 'moderate',
  project: null,
  influencerStyle: null,
  trend: null,
  picture: null,
};
const dressed = (text: string, changes: Partial<Occasion> = {}) =>
  dressForOccasion(text, { ...occasion, ...changes });

describe('dressForOccasion', () => {
  it.each([
    [{}, 'Fees are up. What do you see, DeFi builders?'],
    [{ audience: 'People aged 25-40, who like yield (and cats)' }, 'Fees are up. What do you see?'],
    [{ useCase: 'creator_content' }, 'Fees are up. Save this one for later.'],
    [{ useCase: 'ct_presence' }, 'Fees are up. Curious what DeFi builders will make of it.'],
    [{ useCase: 'founder_influence' }, 'For DeFi builders: Fees are up'],
    [
      { useCase: 'project_brand', audienceTone: 'bearish' },
      'For DeFi builders: Fees are up. I stay careful with it.',
    ],
    [{ form: 'gm_post' }, 'gm. Fees are up. What do you see, DeFi builders?'],
    [
      { form: 'announcement', useCase: 'intern_announcements' },
      'Update: For DeFi builders: Fees are up. - the intern',
    ],
    [{ audienceTone: 'bullish' }, 'Fees are up. Bullish or not, DeFi builders?'],
    [{ audienceTone: 'bearish' }, 'Fees are up. What would change your mind, DeFi builders?'],
    [{ useCase: 'creator_content', audienceTone: 'bullish' }, 'Fees are up. I lean bullish on it.'],
    [{ form: 'alpha_tweet', audienceTone: 'bearish' }, 'Fees are up'],
    [{ degeneracy: 'maximum' }, 'fees are up. what do you see, defi builders?'],
    [{ audienceTone: 'degenerate' }, 'fees are up. what do you see, defi builders?'],
    [
      { audienceTone: 'degenerate', degeneracy: 'professional' },
      'Fees are up. What do you see, DeFi builders?',
    ],
  ] as const)('for %o writes %j', (changes, text) => {
    expect(dressed('Fees are up', changes)).toBe(text);
  });

  it('does not put one lead before another', () => {
    const led = 'Reminder: fees are up';
    expect(dressed(led, { useCase: 'founder_influence' })).toBe(led);
  });

  it('asks nothing twice, greets once, and keeps the case of what is clickable', () => {
    expect(dressed('Are fees up?')).toBe('Are fees up?');
    expect(dressed('gm, fees are up?', { form: 'gm_post' })).toBe('gm, fees are up?');
    expect(dressed('Ask @Anna about $SOL?', { degeneracy: 'maximum' })).toBe(
      'ask @Anna about $SOL?',
    );
    expect(dressed('Fees are up? 🚀🚀', { degeneracy: 'professional' })).toBe('Fees are up?');
  });

  it('adds only what fits, and nothing to a thread', () => {
    const long = `${'fees '.repeat(54)}up`;
    const text = dressed(long, { useCase: 'ct_presence', audienceTone: 'bullish' });
    expect(weightedLength(text)).toBeLessThanOrEqual(280);
    expect(dressed('1/ One.\n\n2/ Two.', { form: 'thread' })).toBe('1/ One.\n\n2/ Two.');
  });
});

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
    [{ useCase: 'creator_content' }, 'For DeFi builders: Fees are up. Save this one for later.'],
    [{ form: 'gm_post' }, 'gm. Fees are up. What do you see, DeFi builders?'],
    [
      { form: 'announcement', useCase: 'intern_announcements' },
      'Update: For DeFi builders: Fees are up. - the intern',
    ],
    [
      { audienceTone: 'bullish' },
      'Fees are up. I lean bullish on it. What do you see, DeFi builders?',
    ],
    [
      { audienceTone: 'bearish', form: 'alpha_tweet' },
      'Fees are up. What do you see, DeFi builders?',
    ],
    [{ degeneracy: 'maximum' }, 'fees are up. what do you see, defi builders?'],
  ] as const)('for %o writes %j', (changes, text) => {
    expect(dressed('Fees are up', changes)).toBe(text);
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

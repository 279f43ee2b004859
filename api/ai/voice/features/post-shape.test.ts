import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../composer/choose/seeded-random.ts';
import { applyStyle } from '../apply/apply-style.ts';
import { learnStyle } from '../profile/style-profile.ts';
import { shapeFromRates, shapeOf, withUsualForm } from './post-shape.ts';

describe('shapeOf', () => {
  it('takes the outside of a post and none of its words', () => {
    expect(shapeOf("🚀 Don't wait!! \n\nship it... NOBODY cares 😭😭 #BUIDL")).toEqual({
      lengths: [2, 2, 2],
      ends: ['!!', '...', ''],
      gaps: ['\n\n', ' ', ' '],
      lower: false,
      lowerStart: false,
      caps: true,
      emojis: { before: 1, after: 2 },
      hashtags: 1,
    });
  });

  it('is nothing for a post without a word', () => {
    expect(shapeOf('🔥 https://x.com/a')).toBeNull();
  });
});

describe('applyStyle', () => {
  const samples = Array<string>(40).fill('🚀 Anon, ship it!! \n\nthe desk is flat 😭');
  const style = learnStyle(samples, 'casual', 'content_creator');
  const shape = shapeOf(samples[0] ?? '');
  const random = seededRandom('style');

  it('pours sentences into the shape', () => {
    if (!shape) throw new Error('The sample has a shape');
    const text = applyStyle(['fees are back', 'so it goes'], shape, style, random);
    expect(text).toMatch(/^[🚀😭] .*ees are back!!\n\nSo it goes [🚀😭]$/u);
  });

  it('keeps a question a question, and what was quoted as it was', () => {
    if (!shape) throw new Error('The sample has a shape');
    const text = applyStyle(['"do not do this" is it', 'who pays?'], shape, style, random);
    expect(text).toContain('"do not do this"');
    expect(text).toMatch(/ho pays\?/);
  });
});

describe('withUsualForm', () => {
  const samples = [...Array<string>(9).fill('The desk is flat.'), '`x` is fine', 'so it goes'];

  it('sets the casing and the last mark of most posts, whatever the shape', () => {
    const style = learnStyle(samples, 'technical', 'ct_lead');
    for (const sample of samples) {
      const shape = shapeOf(sample);
      if (!shape) throw new Error('The sample has a shape');
      expect(withUsualForm(shape, style)).toMatchObject({
        ends: ['.'],
        lower: false,
        lowerStart: false,
      });
    }
  });

  it('leaves a question and an exclamation their marks', () => {
    const style = learnStyle(['so it goes', 'gm all'], 'humorous', 'shitposter');
    const shape = shapeOf('Who pays?! Nobody!');
    if (!shape) throw new Error('The sample has a shape');
    expect(withUsualForm(shape, style)).toMatchObject({ ends: shape.ends, lower: true });
  });
});

describe('shapeFromRates', () => {
  it('varies around the rates', () => {
    const style = learnStyle([], 'professional', 'ct_lead');
    const random = seededRandom('rates');
    const shapes = Array.from({ length: 200 }, () => shapeFromRates(style, random));
    const counts = shapes.map(({ lengths }) => lengths.length);
    expect(new Set(counts)).toEqual(new Set([1, 2, 3]));
    expect(shapes.filter(({ lower }) => lower).length).toBeLessThan(20);
  });
});

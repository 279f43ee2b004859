import { describe, expect, it } from 'vitest';
import { PhrasePicker } from './phrase-picker.ts';
import { hashOf, seededRandom } from './seeded-random.ts';

const list = Array.from({ length: 40 }, (_, frame) =>
  Array.from({ length: 60 }, (_, at) => ({
    value: `frame ${frame}, sentence ${at}`,
    family: hashOf(`frame ${frame}`),
    key: hashOf(`frame ${frame}, sentence ${at}`),
  })),
).flat();

function drawnBy(variant: number): Set<string> {
  const random = seededRandom(`${variant}`);
  const picker = new PhrasePicker(variant, random);
  const phrases = Array.from({ length: 30 }, () => {
    const phrase = picker.draw(() => random.pick(list));
    return picker.claim([[phrase]]) === 'foreign' ? [] : [phrase];
  });
  return new Set(phrases.flat());
}

describe('PhrasePicker', () => {
  it('draws no phrase that another of 200 variants draws', () => {
    const owner = new Map<string, number>();
    let meetings = 0;
    for (let variant = 0; variant < 200; variant += 1) {
      for (const phrase of drawnBy(variant)) {
        if (owner.has(phrase)) meetings += 1;
        owner.set(phrase, variant);
      }
    }
    expect(owner.size).toBeGreaterThan(1_000);
    expect(meetings).toBeLessThan(owner.size * 0.02);
  });

  it('gives variants that follow each other different frames', () => {
    const frames = (variant: number) =>
      new Set([...drawnBy(variant)].map((phrase) => phrase.split(',')[0]));
    for (let variant = 0; variant < 40; variant += 1) {
      const next = frames(variant + 1);
      const shared = [...frames(variant)].filter((frame) => next.has(frame));
      expect(shared.length).toBeLessThanOrEqual(1);
    }
  });

  it('claims what it drew, and of what it did not draw only its share', () => {
    const picker = new PhrasePicker(7, seededRandom('7'));
    picker.draw(() => ({ value: 'own', family: 0, key: 0 }));
    const claims = Array.from({ length: 690 }, (_, at) => picker.claim([[`plan ${at}`]]));
    const own = claims.filter((claim) => claim !== 'foreign').length;
    expect(own).toBeGreaterThan(1);
    expect(own).toBeLessThan(30);
  });

  it('disputes three of four plans from the second lap on', () => {
    const random = seededRandom('lap');
    const plans = (variant: number) => {
      const picker = new PhrasePicker(variant, random);
      return Array.from({ length: 2_000 }, (_, at) => picker.claim([[`plan ${at}`]]));
    };
    const share = (variant: number) =>
      plans(variant).filter((claim) => claim === 'disputed').length /
      plans(variant).filter((claim) => claim !== 'foreign').length;
    expect(share(5)).toBe(0);
    expect(share(5 + 69 * 9)).toBeGreaterThan(0.5);
  });
});

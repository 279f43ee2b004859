import { describe, expect, it } from 'vitest';
import { nearestSamples } from './nearest-samples.ts';

const samples = [
  'gm frens',
  'Fees on the main chain are up',
  'Restaking is leverage with extra steps',
  'Fees again',
  'Restaking risk is not priced, and fees hide it',
];

describe('nearestSamples', () => {
  it('puts those that speak of the topic first, rare words before common ones', () => {
    expect(nearestSamples(samples, 'write about restaking and fees').slice(0, 2)).toEqual([
      'Restaking risk is not priced, and fees hide it',
      'Restaking is leverage with extra steps',
    ]);
  });

  it('keeps the order of what shares nothing, and of everything without a topic', () => {
    expect(nearestSamples(samples, 'the of and')).toEqual(samples);
    expect(nearestSamples(samples, 'zebra')).toEqual(samples);
    expect(nearestSamples(samples, 'restaking').slice(2)).toEqual([
      samples[0],
      samples[1],
      samples[3],
    ]);
  });
});

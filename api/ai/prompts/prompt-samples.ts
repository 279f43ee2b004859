import type { Voice } from '../adapters/provider.ts';

/** Samples of one prompt: the lasting ones first, then those nearest to the topic. */
const STABLE = 8;
const MOST = 12;

/** The same for every prompt of a persona, whatever its topic, until it learns. */
export function stableSamples({ lasting, samples }: Voice): string[] {
  return (lasting ?? samples).slice(0, STABLE);
}

/** Those nearest to the topic that do not stand in the prompt yet. */
export function nearSamples({ lasting, samples }: Voice, stable: string[]): string[] {
  if (!lasting) return samples.slice(STABLE, MOST);
  const there = new Set(stable);
  return samples.filter((text) => !there.has(text)).slice(0, MOST - STABLE);
}

import type { Learnt } from './adapters/provider.ts';

/** Fewer say nothing of a length. */
const FEWEST = 6;

/** How long the texts of a persona are, as a rule for prompts: their median and the middle four fifths. */
export function usualLength(samples: string[]): string[] {
  if (samples.length < FEWEST) return [];
  const lengths = samples.map((text) => text.trim().length).sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.round((lengths.length - 1) * share)];
  return [
    `- Length: half of what the persona posts has ${at(0.5)} characters or fewer, most of it ${at(0.1)} to ${at(0.9)}. Write as short as that.`,
  ];
}

/** The same of drafts that the persona has edited and sent, which change more often than the rules may. */
export function sentLength({ from, median, to }: NonNullable<Learnt['length']>): string {
  return ` Half of what the persona made of earlier drafts has ${median} characters or fewer, the middle half ${from} to ${to}: write as short as that.`;
}

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

import { contentWords } from '#api/ai/composer/read/lexicon.ts';

/**
 * The samples that speak of the topic first, each shared word counting the more the rarer it is
 * among them; those that share nothing follow in their own order.
 */
export function nearestSamples(samples: string[], topic: string): string[] {
  const wanted = contentWords(topic);
  if (wanted.size === 0) return samples;
  const read = samples.map((text) => {
    const words = contentWords(text);
    return { text, shared: [...words].filter((word) => wanted.has(word)) };
  });
  const counts = new Map<string, number>();
  for (const { shared } of read) {
    for (const word of shared) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weight = (word: string) => Math.log(1 + samples.length / (counts.get(word) ?? 1));
  return read
    .map(({ text, shared }) => ({
      text,
      score: shared.reduce((sum, word) => sum + weight(word), 0),
    }))
    .sort((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

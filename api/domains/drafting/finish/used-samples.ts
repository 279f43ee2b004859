import type { Brief } from '#api/ai/adapters/provider.ts';
import { excerpt } from '#shared/lib/text/format.ts';

const MOST = 3;
const SHOWN = 140;

/** The persona's own texts nearest to the subject, as a person is told what a draft leans on. */
export function usedSamples({ voice }: Brief): string[] {
  return voice.samples.slice(0, MOST).map((sample) => excerpt(sample, SHOWN));
}

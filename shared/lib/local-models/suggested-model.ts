import type { LocalModel } from './local-model.ts';

const SMALLEST = 0.95e9;
const LARGEST = 9.9e9;
/** Where a laptop still writes about as fast as a person reads. */
const BEST = 4e9;

const isTuned = /instruct|chat|assistant|[-_:]it(?![a-z])/i;
/** Made for something else than writing, or never taught to answer. */
const isSpecial =
  /code|math|base|[-_:](?:pt|vl|ocr|r1)(?![a-z])|guard|safety|vision|think|reason|translat|function|medi?c|sql/i;

/** The model to begin with: one of 1 to 9 billion parameters that follows instructions; null of none. */
export function suggestedModel(models: LocalModel[]): string | null {
  const ranked = models.map(({ name, parameters }) => ({
    name,
    rank: [
      parameters === null ? 1 : parameters >= SMALLEST && parameters <= LARGEST ? 0 : 2,
      isSpecial.test(name) ? 1 : 0,
      isTuned.test(name) ? 0 : 1,
      parameters === null ? 0 : Math.abs(Math.log2(parameters / BEST)),
    ],
  }));
  return ranked.toSorted((one, other) => compare(one.rank, other.rank))[0]?.name ?? null;
}

function compare(one: number[], other: number[]): number {
  return one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference) ?? 0;
}

import { sharedShingles, shingles } from '#shared/lib/text/near-duplicate.ts';

/** What a text came from. */
export interface Origin {
  /** The draft as Troupe wrote it; null for a text that the person typed from nothing. */
  written: string | null;
  /** What the person typed as their point. */
  point: string;
}

/** From this share of its shingles on, a text is mostly what it is compared with. */
const MOSTLY = 0.5;

/**
 * Whose words stand in a composer. They are the person's where half of them come from the point, or
 * where less than half of the draft is left; a draft that stands whole beside own words is Troupe's.
 */
export function whoseWords(standing: string, { written, point }: Origin): 'own' | 'troupe' | null {
  const runs = shingles(standing);
  if (runs.size === 0) return null;
  if (sharedShingles(runs, shingles(point)) / runs.size >= MOSTLY) return 'own';
  const draft = shingles(written ?? '');
  if (draft.size === 0) return 'own';
  const overlap = sharedShingles(runs, draft) / Math.min(runs.size, draft.size);
  return overlap >= MOSTLY ? 'troupe' : 'own';
}

import type { ContentSample } from '#shared/contracts/buckets.ts';

/** After this long without an analysis none is on its way any more. */
const LONGEST_WAIT_MS = 3_600_000;

/** Does this sample still wait for its analysis? */
export function isWaiting(sample: ContentSample, now = Date.now()): boolean {
  if (sample.aiAnalysis) return false;
  return !(now - Date.parse(sample.createdAt) > LONGEST_WAIT_MS);
}

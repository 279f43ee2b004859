import type { ContentSample } from '#shared/contracts/buckets.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';

/** After this long without an analysis none is on its way any more. */
const LONGEST_WAIT_MS = 3_600_000;

/** Does this sample still wait for its analysis? */
export function isWaiting(sample: ContentSample, now = serverTime()): boolean {
  if (sample.aiAnalysis) return false;
  return !(now - Date.parse(sample.createdAt) > LONGEST_WAIT_MS);
}

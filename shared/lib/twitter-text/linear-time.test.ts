import { describe, expect, it } from 'vitest';
import { findLinks } from '../text/find-links.ts';
import { weightedLength } from '../text/weighted-length.ts';
import { hostileRuns } from './hostile-runs.ts';

/** Of the process: other processes of the machine do not count. */
function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('40,000 characters', () => {
  // What grew with the square of its text took seconds to minutes.
  it.each(hostileRuns)('of %j are counted in a moment', (run) => {
    const text = run.repeat(40_000 / run.length);
    const times = [1, 2].map(() => cpuMs(() => [weightedLength(text), findLinks(text)]));
    expect(Math.min(...times)).toBeLessThan(400);
  });
});

import type { CDPSession } from '@playwright/test';

/** What Chromium counts of a page by name, as `Nodes`, once its garbage is collected. */
export async function pageMetrics(devTools: CDPSession): Promise<(name: string) => number> {
  for (let times = 0; times < 2; times++) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (asked) => metrics.find(({ name }) => name === asked)?.value ?? Number.NaN;
}

/**
 * Does something under the profiler, which sees the scripts of extensions too. Answers the CPU time of
 * the page's thread in the extension's script and in what that called, and the longest of it without
 * anything else between.
 */
export async function profiled<Done>(devTools: CDPSession, act: () => Promise<Done>) {
  await devTools.send('Profiler.enable');
  await devTools.send('Profiler.setSamplingInterval', { interval: 100 });
  await devTools.send('Profiler.start');
  const done = await act();
  const { profile } = await devTools.send('Profiler.stop');
  const own = new Set<number>();
  // A node comes before its children.
  for (const { id, callFrame, children = [] } of profile.nodes) {
    if (callFrame.url.startsWith('chrome-extension:')) own.add(id);
    if (own.has(id)) for (const child of children) own.add(child);
  }
  let ownUs = 0;
  let stretchUs = 0;
  let longestUs = 0;
  for (const [at, id] of (profile.samples ?? []).entries()) {
    // A sample stands until the next one.
    const us = profile.timeDeltas?.[at + 1] ?? 0;
    stretchUs = own.has(id) ? stretchUs + us : 0;
    ownUs += own.has(id) ? us : 0;
    longestUs = Math.max(longestUs, stretchUs);
  }
  return { done, ownMs: ownUs / 1_000, longestMs: longestUs / 1_000 };
}

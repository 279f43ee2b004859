import type { CDPSession } from '@playwright/test';

export interface Profiled<Done> {
  done: Done;
  /** CPU time of the page's thread in the extension's script, and in what that called. */
  ownMs: number;
  /** The longest of it without anything else between. */
  longestMs: number;
}

/** Does something under the profiler, which sees the scripts of extensions too. */
export async function profiled<Done>(
  devTools: CDPSession,
  act: () => Promise<Done>,
): Promise<Profiled<Done>> {
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

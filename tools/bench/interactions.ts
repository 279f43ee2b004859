import type { Page } from '@playwright/test';

/** From an interaction to the paint after it, as the browser's Event Timing has it. */
export interface Interaction {
  on: string;
  ms: number;
}

/** What the page keeps for the bench. */
interface Watched {
  seen: Map<number, Interaction>;
  /** Of all interactions; those below the threshold of Event Timing have no entry. */
  count: number;
}

/** Watches from now on, in the document as it stands. */
export const watchInteractions = (page: Page) => page.evaluate(watch);

/** What was seen since the last call: one for each interaction, those that took no time as 0. */
export async function takeInteractions(page: Page): Promise<Interaction[]> {
  const { seen, count } = await page.evaluate(take);
  const quick = Math.max(0, count - seen.length);
  return [...Array.from({ length: quick }, () => ({ on: '', ms: 0 })), ...seen];
}

/** Runs in the page. An interaction (key down, press, key up) is told by its slowest event. */
function watch(): void {
  const watched: Watched = { seen: new Map(), count: interactions() };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const id = (entry as PerformanceEventTiming & { interactionId: number }).interactionId;
      if (!id || entry.duration <= (watched.seen.get(id)?.ms ?? 0)) continue;
      const on = entry.target as HTMLElement | null;
      const name = on?.ariaLabel || on?.textContent?.slice(0, 30) || on?.tagName || 'something';
      watched.seen.set(id, { on: `${entry.name} ${name}`, ms: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  function interactions() {
    return (performance as unknown as { interactionCount: number }).interactionCount;
  }
}

/** Runs in the page, once its last entries have come. */
async function take(): Promise<{ seen: Interaction[]; count: number }> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const { watched } = window as unknown as { watched: Watched };
  const now = (performance as unknown as { interactionCount: number }).interactionCount;
  const seen = [...watched.seen.values()];
  const count = now - watched.count;
  watched.seen.clear();
  watched.count = now;
  return { seen, count };
}

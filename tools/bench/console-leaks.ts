import type { CDPSession, Page } from '@playwright/test';
import { heading } from '../../e2e/console/display/first-heading.ts';
import {
  type FilledServer,
  launchBrowser,
  onFilledServer,
  signedInContext,
} from './harness/filled-server.ts';
import { machine, median, say } from './harness/say.ts';
import { frames } from './harness/scroll-rate.ts';

const GOAL = { p98: 100, p75: 50, frames: 58, nodes: 1 };
const API_DELAY_MS = 300;
const CLICK_ROUNDS = 5;
const CYCLES = 50;
const SCREENS = ['Personas', 'Buckets', 'Connections', 'Analytics', 'Dashboard'];

/**
 * `node --import tsx tools/bench/console-speed.ts`: the production build in use: clicks on an interface slowed four times with an API that takes
 * 300 ms, a long list scrolled, and what is left of 50 rounds through the screens.
 */
async function measure(server: FilledServer): Promise<void> {
  const browser = await launchBrowser();
  const context = await signedInContext(browser, server, 1440);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  say(machine());
  await scroll(page);
  await leave(page, devTools);
  await click(page, devTools);
  await browser.close();
}

async function go(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: screen }).click();
  await page.locator(heading).waitFor();
}

/** From each click to the paint after it, as the browser's event timing has it. */
async function click(page: Page, devTools: CDPSession): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, API_DELAY_MS));
    await route.continue().catch(() => {});
  });
  await page.goto('/dashboard');
  await page.locator(heading).waitFor();
  await page.evaluate(watchClicks);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (let round = 0; round < CLICK_ROUNDS; round++) {
    for (const screen of SCREENS) await go(page, screen);
    await page.getByRole('button', { name: /Switch to (dark|light) mode/ }).click();
    await go(page, 'Personas');
    await page.getByRole('button', { name: 'Create Persona' }).click();
    await page.getByRole('dialog').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await go(page, 'Viral');
    await page.getByRole('tab', { name: 'Content Library' }).click();
  }
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const clicks = (await page.evaluate(readClicks)).toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) => clicks[Math.floor((clicks.length - 1) * share)]?.ms ?? Number.NaN;
  const slowest = clicks.slice(-4).map(({ on, ms }) => `${on} ${ms}`);
  say(
    `${clicks.length} clicks to next paint, CPU / 4: p75 ${at(0.75)} ms (goal ${GOAL.p75}), p98 ${at(0.98)} ms (goal ${GOAL.p98})`,
  );
  say(`  the slowest: ${slowest.join(', ')}`);
}

interface Click {
  on: string;
  ms: number;
}

/** Runs in the page. */
function watchClicks(): void {
  const seen: Click[] = [];
  let on = '';
  Object.assign(window, { clicks: seen });
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      const { ariaLabel, textContent } = target as Element;
      on = ariaLabel || textContent || 'something';
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') seen.push({ on, ms: duration });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page. Faster clicks than the threshold of 16 ms are not told. */
function readClicks(): Click[] {
  return (window as unknown as { clicks: Click[] }).clicks;
}

async function scroll(page: Page): Promise<void> {
  await page.goto('/schedule');
  await page.getByRole('article').or(page.getByRole('listitem')).first().waitFor();
  const empty = median(await page.evaluate(frames, { pixels: 0 }));
  const gaps = (await page.evaluate(frames, { pixels: 60 })).toSorted((a, b) => a - b);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const p95 = gaps[Math.floor(gaps.length * 0.95)] ?? Number.NaN;
  say(
    `2,000 posts scrolled: ${(1000 / mean).toFixed(0)} frames a second (goal ${GOAL.frames}), p95 ${p95.toFixed(1)} ms, at rest ${empty.toFixed(1)} ms`,
  );
}

async function leave(page: Page, devTools: CDPSession): Promise<void> {
  await devTools.send('Performance.enable');
  await page.goto('/dashboard');
  const round = async () => {
    for (const screen of SCREENS) await go(page, screen);
  };
  for (let cycle = 0; cycle < 5; cycle++) await round();
  const before = await nodes(devTools);
  for (let cycle = 0; cycle < CYCLES; cycle++) await round();
  const after = await nodes(devTools);
  const grown = (100 * (after - before)) / before;
  say(
    `${CYCLES} rounds of ${SCREENS.length} screens: nodes ${before} to ${after}, ${grown.toFixed(1)} % (goal ${GOAL.nodes})`,
  );
}

async function nodes(devTools: CDPSession): Promise<number> {
  for (let times = 0; times < 2; times++) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN;
}

await onFilledServer(measure);

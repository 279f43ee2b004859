import { expect, type Page } from '@playwright/test';
import { addPersona, signIn, test } from './visitor.ts';

/** What web.dev calls good is 0.1. */
const MOST = 0.01;
const PERSONAS = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus'];
const SIZES = [
  { width: 1280, height: 900 },
  { width: 412, height: 823 },
];

for (const path of ['/dashboard', '/advanced-tools', '/analytics', '/onboarding']) {
  for (const viewport of SIZES) {
    test(`what ${path} waits for moves nothing when it comes, ${viewport.width} wide`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await signIn(page);
      for (const name of PERSONAS) await addPersona(page, baseURL ?? '', { name });
      await page.addInitScript(watchShifts);
      const release = await holdAnswers(page);
      await page.goto(path);
      const known = path === '/dashboard' ? /^Welcome back/ : /./;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(known);
      const released = await page.evaluate(twoFrames);
      release();
      await expect(page.locator('main [role="status"], main [aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(twoFrames);
      expect(await page.evaluate(shiftsSince, released)).toBeLessThanOrEqual(MOST);
    });
  }
}

/** Of all but who is signed in, so that each screen stands and waits. */
async function holdAnswers(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/(?!auth)/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Runs in the page. */
function watchShifts(): void {
  const shifts: PerformanceEntry[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    shifts.push(...list.getEntries());
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: how far things moved since then, as Cumulative Layout Shift counts it. */
function shiftsSince(then: number): number {
  const { shifts } = window as unknown as { shifts: (PerformanceEntry & { value: number })[] };
  return shifts
    .filter(({ startTime }) => startTime >= then)
    .reduce((sum, { value }) => sum + value, 0);
}

/** Runs in the page: until what is there has been drawn. Answers when that was. */
function twoFrames(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
}

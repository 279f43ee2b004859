import { expect, type Page } from '@playwright/test';
import { chromiumPath } from '#api/config/env.ts';
import { addPersona, refusedCall, signIn, test } from '../visitor.ts';

/** What web.dev calls good is 0.1. */
const MOST = 0.01;
const PERSONAS = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus'];

// People's scroll bars take room where these are shown; Playwright hides them.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const SIZES = [
  { width: 1280, height: 900 },
  { width: 412, height: 823 },
];

for (const path of [
  '/dashboard',
  '/advanced-tools',
  '/analytics',
  '/onboarding',
  '/settings',
  '/personas',
  '/campaigns',
  '/notifications',
  '/content-buckets',
  '/viral-training',
  '/social-connections',
  '/extension',
  '/audit',
  '/approvals',
  '/drafts',
  '/profile',
  '/team',
]) {
  for (const viewport of SIZES) {
    test(`what ${path} waits for moves nothing when it comes, ${viewport.width} wide`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      await signIn(page);
      for (const name of PERSONAS) await addPersona(page, baseURL ?? '', { name });
      await page.addInitScript(watchShifts);
      const tellTheRest = await hold(page, /\/api\/(?!auth)/);
      const tellWhoIsThere = await hold(page, /\/api\/auth/);
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.evaluate(twoFrames);
      tellWhoIsThere();
      const known = path === '/dashboard' ? /^Welcome back/ : /./;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(known);
      await page.evaluate(twoFrames);
      tellTheRest();
      await expect(page.locator('main [role="status"], main [aria-busy="true"]')).toHaveCount(0);
      await page.evaluate(twoFrames);
      expect(await page.evaluate(readShifts)).toBeLessThanOrEqual(MOST);
    });
  }
}

test('tabs that fit have no scroll bars beside them', async ({ page }) => {
  await signIn(page);
  await page.goto('/schedule');
  const tabs = page.getByRole('tablist');
  await expect(tabs).toBeVisible();
  const taken = await tabs.evaluate((list: HTMLElement) => list.offsetWidth - list.clientWidth);
  expect(taken).toBe(0);
});

test.describe('a visitor', () => {
  test.use({ expected: refusedCall(401) });
  for (const path of ['/dashboard', '/login']) {
    for (const viewport of SIZES) {
      test(`sees ${path} stand still whatever comes, ${viewport.width} wide`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(watchShifts);
        const tell = await hold(page, /\/api\//);
        await page.goto(path);
        await expect(page.getByRole('button', { name: 'Continue with X' })).toBeVisible();
        await page.evaluate(twoFrames);
        tell();
        await page.waitForLoadState('networkidle');
        await page.evaluate(twoFrames);
        expect(await page.evaluate(readShifts)).toBeLessThanOrEqual(MOST);
      });
    }
  }
});

/** Keeps the answers to these calls back, so that each screen stands and waits. */
async function hold(page: Page, calls: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(calls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Runs in the page. */
function watchShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push((entry as unknown as { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: how far things moved, as Cumulative Layout Shift counts it. */
function readShifts(): number {
  const { shifts } = window as unknown as { shifts: number[] };
  return shifts.reduce((sum, value) => sum + value, 0);
}

/** Runs in the page: until what is there has been drawn. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

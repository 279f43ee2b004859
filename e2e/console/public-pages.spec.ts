import { expect, type Page } from '@playwright/test';
import { expectReadable, expectWholePage } from './accessible.ts';
import { refusedCall, signIn, test, wear } from './visitor.ts';

test.use({ expected: refusedCall(401) });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const open = ['/', '/login', '/dashboard', '/x-auth-simple', '/login-failed', '/twitter-setup'];
const tests = ['/manual-login', '/auth-debug', '/auth-test', '/x-callback-test', '/auth-callback'];
const own = ['/onboarding', '/extension'];

/** Opens every page, visitors' pages first, and does something on each. */
async function eachPage(page: Page, check: (path: string) => Promise<void>): Promise<void> {
  for (const path of [...open, ...tests, ...own]) {
    if (path === own[0]) await signIn(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await check(path);
  }
}

test('every page passes axe and has one h1 and a title', async ({ page }) => {
  await eachPage(page, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Troupe$/);
    await expectWholePage(page);
  });
});

for (const width of [360, 390, 768, 1440]) {
  test(`no page is wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await eachPage(page, async (path) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${path} ${wide}`).toBe(`${path} ${width}`);
    });
  });
}

for (const personality of ['professional', 'neon', 'crypto', 'elegant', 'vibrant', 'minimal']) {
  for (const dark of [false, true]) {
    test(`every page can be read in ${personality} ${dark ? 'dark' : 'light'}`, async ({
      page,
    }) => {
      await wear(page, personality, dark);
      await eachPage(page, () => expectReadable(page));
    });
  }
}

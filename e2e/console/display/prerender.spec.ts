import { expect, type Page } from '@playwright/test';
import { newPerson } from '../../people.ts';
import { signIn, test } from '../visitor.ts';
import { heading } from './first-heading.ts';

const open = [
  ...['/login', '/x-auth-simple', '/manual-login', '/login-failed', '/privacy'],
  ...['/terms', '/twitter-setup'],
];
const own = [
  ...['/dashboard', '/personas', '/viral-training', '/advanced-tools', '/content-buckets'],
  ...['/social-connections', '/analytics', '/schedule', '/campaigns', '/notifications'],
  ...['/settings', '/profile', '/onboarding', '/extension'],
];
const SCRIPTS = '**/assets/*.js';
const looks = [
  { colorScheme: 'light', width: 1280, height: 900 },
  { colorScheme: 'dark', width: 390, height: 844 },
] as const;

for (const { path, isVisit } of [
  ...['/', ...open, ...own].map((path) => ({ path, isVisit: true })),
  ...own.map((path) => ({ path, isVisit: false })),
]) {
  const who = isVisit ? 'a visitor' : 'somebody who is signed in';
  test(`${path} comes to ${who} as it is drawn there`, async ({ page }) => {
    if (!isVisit) await signIn(page);
    await page.route('**/api/**', () => {});
    for (const { colorScheme, ...size } of looks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      const start = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(isDrawn);
      const came = await picture(page);
      start();
      await expect(page.locator(heading)).toBeVisible();
      const isAsItCame = async () => came.equals(await picture(page));
      await expect.poll(isAsItCame, `${colorScheme}, ${size.width} wide`).toBe(true);
    }
  });
}

test('what came with the page cannot be used before it does something', async ({ page }) => {
  await withoutScripts(page);
  await page.goto('/login');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('who has another language or theme sees nothing of another first', async ({ page }) => {
  await withoutScripts(page);
  for (const [key, value] of [
    ['language', 'de'],
    ['theme-personality', 'neon'],
  ] as const) {
    await page.goto('/privacy');
    await expect(page.locator('main h1')).toBeVisible();
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const);
    await page.reload();
    await expect(page.locator('main h1')).toBeHidden();
    await page.evaluate(() => localStorage.clear());
  }
});

test('nothing in it is about anybody', async ({ request }) => {
  const people = [await newPerson(), await newPerson()];
  for (const path of own) {
    const [one, other] = await Promise.all(
      people.map(async ({ cookie }) => (await request.get(path, { headers: { cookie } })).text()),
    );
    expect(one).toContain('<h1');
    expect(one).toBe(other);
  }
});

/** Scripts arrive once the answer is called; until then the page stands as the server sent it. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.unroute(SCRIPTS);
  await page.route(SCRIPTS, async (route) => {
    await released;
    // What the screen fetches once it is drawn takes its place later: see steady-screens.spec.ts.
    const isDrawnAnew = await page.evaluate(() => !document.getElementById('root')?.inert);
    if (!isDrawnAnew) await route.continue();
  });
  return release;
}

/** In the page: its whole markup is read, and its pictures are here. */
function isDrawn(): boolean {
  return (
    document.readyState !== 'loading' && [...document.images].every(({ complete }) => complete)
  );
}

async function withoutScripts(page: Page): Promise<void> {
  await page.route(SCRIPTS, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
}

/** But for where the console stands, which only the browser knows. */
function picture(page: Page): Promise<Buffer> {
  return page.screenshot({ animations: 'disabled', mask: [page.locator('[data-own-address]')] });
}

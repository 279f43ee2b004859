import { expect, type Page } from '@playwright/test';
import { addMany } from '../../many-things.ts';
import { refusedCall, signIn, test } from '../visitor.ts';
import { otherScreens, ownScreens } from './screens.ts';
import { translatePages } from './translate-page.ts';

/** What leaves the page, or takes the signed-in person away. */
const LEAVES = /sign out|continue with x|connect|reconnect|delete|remove|revoke|download|export/i;

// A text that is saved while its page is left is saved again from what stood before: 409.
test.use({ expected: refusedCall(401, 404, 409, 422, 503) });

async function isAlive(page: Page): Promise<void> {
  expect(await page.evaluate(() => 6 * 7)).toBe(42);
  await expect(page.getByText('This page could not be loaded.')).toHaveCount(0);
  await expect(page.locator('h1').first()).toBeAttached();
}

/** Presses each tab, types into each field that is shown, and presses what changes texts. */
async function use(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  for (let at = 0; at < Math.max(1, await tabs.count()); at += 1) {
    if ((await tabs.count()) > 0) await tabs.nth(at).click();
    for (const text of ['gm 12', '']) await page.evaluate(typeEverywhere, text);
    await isAlive(page);
  }
  const buttons = page.locator('main button:visible:enabled').filter({ hasNotText: LEAVES });
  for (let at = 0; at < 6; at += 1) {
    // A press may take others away: nothing waits for a button that is gone, or presses one that
    // went while the list of them was read.
    await buttons.evaluateAll((all: HTMLElement[], at) => {
      if (all[at]?.isConnected) all[at].click();
    }, at);
    await page.keyboard.press('Escape');
    await isAlive(page);
  }
}

/** In the page: what is typed into each field that is shown arrives as a person's typing does. */
async function typeEverywhere(text: string): Promise<void> {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input:not([type]), main input[type="text"], main textarea',
  );
  for (const field of fields) {
    if (!field.isConnected || !field.checkVisibility() || field.matches(':read-only')) continue;
    field.focus();
    field.select();
    if (text === '') document.execCommand('delete');
    else document.execCommand('insertText', false, text);
    // What the field changes on the page stands before the next one is typed into.
    await new Promise(requestAnimationFrame);
  }
}

for (const how of ['replace', 'move'] as const) {
  test(`no screen breaks when a translator wraps its texts: ${how}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    await translatePages(page, how);
    await signIn(page);
    const headers = { origin: baseURL ?? '' };
    await addMany(
      async (path, data) => (await page.request.post(path, { headers, data })).status(),
      5,
    );
    for (const route of [...ownScreens, ...otherScreens, '/auth-success']) {
      await page.goto(route);
      await expect(page.locator('h1:not([inert] *)').first()).toBeAttached();
      await expect(page.locator('font font').first()).toBeAttached();
      await use(page);
    }
  });
}

test('what changes on a translated page is shown as it is now', async ({ page }) => {
  await translatePages(page, 'replace');
  await signIn(page);
  await page.goto('/schedule?compose');
  const counter = page.getByText(/\d+ \/ 280/).first();
  await page.getByLabel('Content', { exact: true }).fill('gm');
  await expect(counter).toContainText('2 / 280');
  await page.getByLabel('Content', { exact: true }).fill('gm to all');
  await expect(counter).toContainText('9 / 280');
  await page.keyboard.press('Escape');
  // From screen to screen without a new load.
  for (const name of ['Personas', 'Insights', 'Home']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await isAlive(page);
  }
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
});

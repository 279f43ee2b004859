import { expect, type Page } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

/** A press as a keyboard of another language, or with Caps Lock, sends it. */
const press = (page: Page, init: { key: string; code: string; ctrlKey?: boolean }) =>
  page.evaluate((how) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...how });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, init);

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

for (const [name, keys] of [
  ['Russian', { palette: 'л', compose: 'с' }],
  ['Arabic', { palette: 'ن', compose: 'ؤ' }],
  ['Korean', { palette: 'ㅏ', compose: 'ㅊ' }],
  ['Caps Lock', { palette: 'K', compose: 'C' }],
] as const) {
  test(`shortcuts work with ${name}`, async ({ page }) => {
    await signIn(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
    await press(page, { key: keys.palette, code: 'KeyK', ctrlKey: true });
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await press(page, { key: keys.compose, code: 'KeyC' });
    await expect(page.getByRole('dialog', { name: 'Compose' })).toBeVisible();
  });
}

test('Ctrl+K before the page is ready opens the palette with what was typed after it', async ({
  page,
}) => {
  await signIn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForFunction(() => 'takeKeysBeforeReady' in window);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cana');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('amp');
  release();
  await expect(palette(page).getByRole('combobox')).toHaveValue('camp');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test("keys are the page's own where there is no palette", async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('#root')?.inert !== true);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true });
        document.body.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    )
    .toBe(false);
});

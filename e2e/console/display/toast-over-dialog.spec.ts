import { expect, type Locator } from '@playwright/test';
import { emptyPost } from '#shared/contracts/post-drafts.ts';
import { addPersona, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(500) });

/** Whether a press in the middle of it reaches it. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

for (const width of [360, 1440]) {
  test(`a toast lies above a dialog, and Undo is pressed without closing it, ${width} wide`, async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 740 });
    await signIn(page);
    await addPersona(page, baseURL as string, {});
    for (const text of ['first draft', 'second draft']) {
      const answer = await page.request.post('/api/post-drafts', {
        headers: { origin: baseURL as string },
        data: {
          id: crypto.randomUUID(),
          content: { ...emptyPost, parts: [{ key: 'first', text, media: [] }] },
        },
      });
      expect(answer.ok()).toBe(true);
    }
    await page.goto('/drafts');
    const draft = page.getByRole('article', { name: 'first draft', includeHidden: true });
    await draft.getByRole('button', { name: 'Delete draft: first draft' }).click();
    await expect(draft).toHaveCount(0);
    await page.getByRole('button', { name: 'New post' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const toaster = page.locator('[data-toaster]');
    await expect(toaster.getByRole('status')).toContainText('Draft deleted');
    // By its role: what a screen reader is kept from has none.
    const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
    await expect.poll(() => isOnTop(undo)).toBe(true);
    await page.screenshot({ path: `test-results/toast-over-dialog-${width}.png` });
    await undo.click();
    await expect(draft).toHaveCount(1);
    await expect(dialog).toBeVisible();
  });
}

test('a failure in a dialog is announced and closed above its overlay', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.route('**/api/personas', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Create First Persona' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Dana');
  await dialog.getByLabel('Description').fill('Trades perps');
  await dialog.getByLabel('Personality').fill('Dry');
  await dialog.getByRole('button', { name: 'Create Persona' }).click();
  const close = page.getByRole('alert').getByRole('button', { name: 'Close notification' });
  await expect.poll(() => isOnTop(close)).toBe(true);
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

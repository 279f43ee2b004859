import { expect, type Page } from '@playwright/test';
import { emptyPost } from '#shared/contracts/post-drafts.ts';
import { expectAccessibleEverywhere, expectWholePage } from '../accessible.ts';
import { addPersona, signIn, test } from '../visitor.ts';

async function haveDrafts(page: Page, origin: string, texts: string[]): Promise<void> {
  for (const text of texts) {
    const parts = [{ key: 'first', text, media: [] }];
    const data = { id: crypto.randomUUID(), content: { ...emptyPost, parts } };
    const answer = await page.request.post('/api/post-drafts', { headers: { origin }, data });
    expect(answer.status()).toBe(201);
  }
}

test('a draft goes on as a page of its own, whose address a reload finds again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Compose' }).click();
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await expect(composer.getByLabel('Content', { exact: true })).toBeFocused();
  await page.keyboard.type('half a thought');
  await expect(composer.getByText('Draft saved')).toBeVisible();
  await composer.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/compose\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const text = page.getByLabel('Content', { exact: true });
  await expect(text).toHaveValue('half a thought');
  await text.fill('half a thought, and the other half');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('half a thought, and the other half');
  await expectWholePage(page);
  // The bar stays in view below a long text.
  await text.fill('line\n'.repeat(80));
  await expect(page.getByRole('button', { name: 'Schedule Post' })).toBeInViewport();

  await page.goto('/compose/new');
  await expect(text).toHaveValue('');
  await text.fill('another one');
  await expect(page).toHaveURL(/\/compose\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await page.getByRole('main').getByRole('link', { name: 'Drafts' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('Enter twice and Backspace, by the keys of a person who does not stop', async ({ page }) => {
  await signIn(page);
  await page.goto('/schedule?compose');
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await expect(composer.getByLabel('Content', { exact: true })).toBeFocused();
  await page.keyboard.type('one\n\ntwo\nstill two\n---three');
  const parts = composer.getByRole('textbox', { name: /part|Part/ });
  await expect(parts).toHaveCount(3);
  expect(
    await parts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['one', 'two\nstill two', 'three']);
  for (const _ of 'three') await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(parts).toHaveCount(2);
  await page.keyboard.type('!');
  await expect(composer.getByLabel('Part 2', { exact: true })).toHaveValue('two\nstill two!');
});

test('drafts are found, labelled, and deleted together with a way back', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await addPersona(page, origin, { name: 'Dana' });
  await page.goto('/drafts');
  await expect(page.getByText('No drafts yet')).toBeVisible();
  await expectWholePage(page);
  const many = Array.from({ length: 58 }, (_, at) => `draft number ${at}`);
  await haveDrafts(page, origin, [...many, 'blobs are cheap', 'gm']);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(60);
  // With it come the single keys.
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected posts' });
  await expect(bar).toContainText('2 selected');
  await page.mouse.move(0, 0);
  await expectAccessibleEverywhere(page);
  await bar.getByRole('button', { name: 'Labels' }).click();
  await page.getByLabel('New label').fill('launch');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 drafts changed')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Search drafts').fill('launch');
  await expect(page.getByRole('article')).toHaveCount(2);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 drafts deleted')).toBeVisible();
  await expect(page.getByText('No drafts match.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

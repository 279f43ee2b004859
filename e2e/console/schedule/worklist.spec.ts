import { expect, type Page } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const DAY_MS = 86_400_000;

async function plan(page: Page, baseURL: string, texts: string[]): Promise<void> {
  for (const [at, content] of texts.entries()) {
    const scheduledTime = new Date(Date.now() + (3 + at) * DAY_MS).toISOString();
    const data = { content, scheduledTime, timeZone: 'UTC' };
    const made = await page.request.post('/api/scheduled-posts', {
      headers: { origin: baseURL },
      data,
    });
    expect(made.status()).toBe(201);
  }
}

test('the list is worked with keys alone: found, selected, held, undone and opened', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await plan(page, baseURL ?? '', ['alpha fees', 'beta blobs', 'gamma rollups']);
  await page.goto('/schedule');
  const focused = page.locator('article:focus');
  await expect(page.getByRole('article')).toHaveCount(3);
  // With it come the single keys.
  const palette = page.getByRole('button', { name: 'Command palette' });
  await expect(palette).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(focused).toHaveAccessibleName('beta blobs');
  const bar = page.getByRole('region', { name: 'Selected posts' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Put on hold' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Needs attention (2)' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('2 posts restored')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Needs attention/ })).toHaveCount(0);

  await page.getByLabel('Search posts').fill('ROLLUPS');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).toHaveURL('/schedule?q=ROLLUPS');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(palette).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Scheduled Post' });
  await expect(drawer.getByRole('article', { name: 'gamma rollups' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAccessibleName('gamma rollups');
  await page.keyboard.press('t');
  await expect(page.getByText('1 post moved')).toBeVisible();
  await expect(focused).toHaveAccessibleName('gamma rollups');
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit Scheduled Post' })).toBeVisible();
});

test('on a phone the first row that needs somebody is on the first screen, and nothing is too wide', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await plan(page, baseURL ?? '', ['alpha fees', 'beta blobs']);
  await page.goto('/schedule');
  await page
    .getByRole('article', { name: 'beta blobs' })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Put on hold' }).click();
  const waiting = page.getByRole('article').first();
  await expect(waiting).toHaveAccessibleName('beta blobs');
  await page.reload();
  await expect(waiting).toBeInViewport({ ratio: 1 });
  await waiting.getByRole('checkbox').check();
  await expect(page.getByRole('region', { name: 'Selected posts' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

import { expect, type Locator, type Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { addPersona, signIn, test } from '../visitor.ts';

async function openDashboard(page: Page, baseURL = ''): Promise<Locator> {
  await signIn(page);
  await addPersona(page, baseURL, { type: 'ct_lead', platform: 'twitter', tone: 'casual' });
  await page.goto('/dashboard');
  return page.getByRole('dialog', { name: 'Compose' });
}

const scheduled = async (page: Page) =>
  (await (await page.request.get('/api/scheduled-posts')).json()) as unknown[];

const drafts = async (page: Page) =>
  (await (await page.request.get('/api/post-drafts')).json()) as unknown[];

test('by keys alone: written, previewed, saved as a draft, opened in another tab and scheduled', async ({
  page,
  baseURL,
  context,
}) => {
  const composer = await openDashboard(page, baseURL);
  await page.getByRole('button', { name: 'Compose' }).press('Enter');
  await expect(composer.getByLabel('Content', { exact: true })).toBeFocused();
  await page.keyboard.type('gm, funding flipped negative https://example.com/funding');
  for (const _ of '//example.com/funding https:') await page.keyboard.press('ArrowLeft');
  await composer.getByRole('button', { name: 'Insert an emoji' }).press('Enter');
  await expect(page.getByLabel('Search emojis')).toBeFocused();
  await page.keyboard.type('glowing');
  await expect(page.getByRole('gridcell', { name: 'Glowing star' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  // The caret stands behind it.
  await page.keyboard.type(' up');
  const text = composer.getByLabel('Content', { exact: true });
  await expect(text).toHaveValue('gm, funding flipped negative🌟 up https://example.com/funding');
  await expect(composer.getByText('Draft saved')).toBeVisible();
  await composer.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  const preview = composer.getByRole('region', { name: 'Preview on X' });
  await expect(preview).toContainText('example.com/funding');
  expect(await axeViolations(page)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Compose' }).press('Enter');
  const there = other.getByRole('dialog', { name: 'Compose' });
  await there.getByRole('link', { name: 'Drafts', exact: true }).press('Enter');
  await other.getByRole('button', { name: /^Open draft: gm, funding/ }).press('Enter');
  await expect(there.getByLabel('Content', { exact: true })).toHaveValue(/^gm, funding/);
  await there.getByLabel('Content', { exact: true }).press('Control+Enter');
  await expect(other.getByText('Post scheduled successfully')).toBeVisible();
  await expect.poll(() => drafts(page)).toEqual([]);
  expect(await scheduled(page)).toHaveLength(1);
  await other.close();
});

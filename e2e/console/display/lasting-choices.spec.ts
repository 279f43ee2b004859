import { expect } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

test('a reload and Back find the tab and the period that were chosen, a new visit the first', async ({
  page,
}) => {
  await signIn(page);
  const queue = page.getByRole('tab', { name: 'Queue' });
  await page.goto('/schedule');
  await queue.click();
  await page.reload();
  await expect(queue).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/schedule?tab=queue');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Insights').click();
  const period = page.getByLabel('Period');
  await period.selectOption('30d');
  await page.goBack();
  await expect(queue).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect(period).toHaveValue('30d');
  await page.goto('/schedule');
  await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
});

test.describe('a script that does not come', () => {
  test.use({ expected: /Failed to load resource|Failed to fetch|error boundary/ });

  test('leaves the rest of the screen, and what is typed there', async ({ page }) => {
    await signIn(page);
    await page.goto('/schedule');
    await page.getByRole('button', { name: 'New post' }).click();
    await page.getByLabel('Content', { exact: true }).fill('half a thought');
    await page.keyboard.press('Escape');
    await page.route(/\.js$/, (route) => route.abort());
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await expect(page.getByText('This page could not be loaded.')).toBeVisible();
    await page.getByRole('tab', { name: 'Posts' }).click();
    await page.getByRole('button', { name: 'New post' }).click();
    await expect(page.getByLabel('Content', { exact: true })).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await page.unroute(/\.js$/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('table', { name: 'Weeks' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Drafts' }).click();
    await page.getByRole('button', { name: 'Open draft: half a thought' }).click();
    await expect(page.getByLabel('Content', { exact: true })).toHaveValue('half a thought');
  });
});

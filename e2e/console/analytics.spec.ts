import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { approveOnX, refusedCall, signIn, test } from './visitor.ts';

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** A post that has gone out to the sandbox's X, and money that it earned. */
async function haveFigures(page: Page): Promise<void> {
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await approveOnX(page);
  await page.goto('/schedule?compose');
  await page.getByLabel('Content', { exact: true }).fill('gm, blobs are basically free now');
  const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('radio', { name: 'Pick a time' }).check();
  await page.getByLabel('Date').fill(tomorrow);
  await page.getByLabel('Time', { exact: true }).fill('09:30');
  await page.getByRole('button', { name: 'Schedule Post' }).click();
  const post = page.getByRole('article', { name: /^gm, blobs/ });
  await post.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Post now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Post now' }).click();
  await expect(post.getByRole('img', { name: 'Posted' })).toBeVisible({ timeout: 30_000 });
}

async function addRevenue(page: Page, amount: string, note: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Add revenue' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Add revenue' });
  await dialog.getByLabel('Amount in US dollars').fill(amount);
  await dialog.getByLabel('Note').fill(note);
  await dialog.getByRole('button', { name: 'Add revenue' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('somebody new sees what is missing, and what brings it', async ({ page }) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Insights' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics Dashboard');
  for (const text of [
    'Track your social media performance and engagement',
    'No posts today',
    'No platform data available',
    'Start posting content to see engagement trends',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Period', { exact: true })).toHaveValue('7d');
  await expectWholePage(page);
});

test('choosing a period asks for its days, back from today', async ({ page }) => {
  await signIn(page);
  await page.goto('/analytics');
  await expect(page.getByText('No persona data available')).toBeVisible();
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  for (const [value, back] of [
    ['24h', 1],
    ['30d', 30],
    ['90d', 90],
    ['7d', 7],
  ] as const) {
    const asked =
      value === '7d'
        ? null
        : page.waitForRequest((request) =>
            request.url().endsWith(`/api/analytics?start=${day(back)}&end=${day(0)}`),
          );
    await page.getByLabel('Period', { exact: true }).selectOption(value);
    await asked;
  }
});

test.describe('with figures', () => {
  test.use({ expected: refusedCall(401) });

  test('posts, revenue and the report are there, on a wide screen and a narrow one', async ({
    page,
  }) => {
    test.slow();
    await haveFigures(page);
    await page.goto('/analytics');
    await expect(panel(page, 'Platform Performance')).toContainText('X (Twitter)');
    await expect(panel(page, 'Persona Performance')).toContainText('No persona');
    await expect(panel(page, 'Engagement Trend').getByRole('img')).toBeVisible();
    await addRevenue(page, '1,50', 'first dollar');
    await addRevenue(page, '-0.25', 'given back');
    await expect(panel(page, 'Revenue')).toContainText('$1.25');

    const chart = panel(page, 'Engagement Trend').getByRole('img');
    await chart.focus();
    await page.keyboard.press('End');
    await expect(panel(page, 'Engagement Trend').getByRole('status')).toContainText('1 post');
    await chart.hover();
    await expectWholePage(page);
    await page.getByRole('button', { name: 'Show as table: Engagement Trend' }).click();
    await expect(
      panel(page, 'Engagement Trend').getByRole('columnheader', { name: 'Day' }),
    ).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Report' }).click();
    await expectWholePage(page);
    await page.getByRole('menuitem', { name: 'Whole report (JSON)' }).click();
    const download = await downloading;
    await expect(page.getByText('Analytics report downloaded successfully')).toBeVisible();
    const today = new Date().toISOString().slice(0, 10);
    expect(download.suggestedFilename()).toBe(`troupe-analytics-${today}.json`);
    const report = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(report.posts[0].text).toBe('gm, blobs are basically free now');
    expect(report.revenue.total).toBe(1.25);

    await expect(panel(page, 'Best hours').getByRole('img')).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
});

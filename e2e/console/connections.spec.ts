import { expect } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { refusedCall, signIn, test } from './visitor.ts';
import { approveOnX } from './x-consent.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('Get Started leads to X and back with a connected account, which can be disconnected', async ({
    page,
  }) => {
    await page.goto('/social-connections');
    await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
    await expectWholePage(page);
    await page.getByRole('button', { name: 'Get Started' }).click();
    const username = await approveOnX(page);
    await expect(page.getByRole('tab', { name: 'Accounts (1)' })).toBeVisible();
    const platform = page.getByRole('article', { name: 'X (Twitter)' });
    await expect(platform.getByRole('button', { name: 'Connected' })).toBeDisabled();

    await page.getByRole('tab', { name: 'Accounts (1)' }).click();
    const account = page.getByRole('article', { name: `X (Twitter) @${username}` });
    await expect(account).toContainText('followers, connected');
    await expect(account.getByText('Active', { exact: true })).toBeVisible();
    await expectWholePage(page);
    await account.getByRole('button', { name: 'Disconnect' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByText('Account Disconnected')).toBeVisible();
    await page.getByRole('button', { name: 'Connect Your First Account' }).click();

    await page.getByRole('button', { name: 'Connect X (Twitter)' }).click();
    await approveOnX(page, username);
    await expect(page).toHaveURL(/\/social-connections$/);
    await expect(page.getByText('Account Connected')).toBeVisible();
    await expect(page.getByText('Successfully connected your X (Twitter) account!')).toBeVisible();
    await page.getByRole('tab', { name: 'Analytics' }).click();
    await expect(page.getByText('Total Followers')).toBeVisible();
    await expectWholePage(page);
  });
});

test('tabs, platforms that are coming, and a width of 360 pixels', async ({ page }) => {
  await signIn(page);
  await page.goto('/social-connections');
  await expect(page.getByRole('tab')).toHaveText([
    'Connect',
    'Accounts (0)',
    'Analytics',
    'Settings',
  ]);
  const soon = page.getByRole('button', { name: 'Coming Soon' });
  await expect(soon).toHaveCount(4);
  for (const button of await soon.all()) await expect(button).toBeDisabled();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ['Connect', 'Accounts (0)', 'Analytics', 'Settings']) {
    await page.getByRole('tab', { name }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await expect(page.getByText('Settings Coming Soon')).toBeVisible();
});

test('platforms can be read and used everywhere', async ({ page }) => {
  await signIn(page);
  await page.goto('/social-connections');
  await expect(page.getByRole('list', { name: 'Platforms' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

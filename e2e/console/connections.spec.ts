import { expect } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { approveOnX, refusedCall, signIn, test } from './visitor.ts';

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

test.describe('a second account', () => {
  test.use({ expected: refusedCall(401) });

  test('joins the workspace, gets a slot of the queue, and a post goes out by it', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/api/login?returnTo=/social-connections');
    const first = await approveOnX(page);
    await page.getByRole('tab', { name: 'Accounts (1)' }).click();
    await page.getByRole('button', { name: 'Add another account' }).click();
    const second = await approveOnX(page);
    await expect(page).toHaveURL(/\/social-connections$/);
    await expect(page.getByText('Account Connected')).toBeVisible();
    await page.getByRole('tab', { name: 'Accounts (2)' }).click();
    await expect(page.getByRole('article', { name: `X (Twitter) @${second}` })).toBeVisible();
    await expectWholePage(page);
    const user = await page.request.get('/api/auth/user');
    expect(await user.json()).toMatchObject({ twitterUsername: first });

    await page.getByRole('button', { name: 'Add another account' }).click();
    await approveOnX(page, second);
    await expect(page.getByText('No new account was connected')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Accounts (2)' })).toBeVisible();

    await page.goto('/schedule');
    await page.getByRole('tab', { name: 'Queue' }).click();
    await page.getByLabel('New time on Monday').fill('10:45');
    await page.getByRole('button', { name: 'Add time on Monday' }).click();
    await page.getByRole('button', { name: 'Save Slots' }).click();
    await expect(page.getByText('Queue slots saved')).toBeVisible();
    await page.getByRole('tab', { name: 'Posts' }).click();
    await page.getByRole('button', { name: 'New post' }).click();
    await page.getByRole('button', { name: 'Post options' }).click();
    const options = page.getByRole('dialog', { name: 'Post options' });
    const account = options.getByLabel('Account', { exact: true });
    await expect(account.getByRole('option')).toHaveText([`@${first}`, `@${second}`]);
    await expect(account.locator('option:checked')).toHaveText(`@${first}`);
    await account.selectOption(`@${second}`);
    await page.keyboard.press('Escape');
    const text = `gm from the desk of ${second}`;
    await page.getByLabel('Content', { exact: true }).fill(text);
    await page.getByRole('radio', { name: 'Next free slot' }).check();
    await expect(page.getByText(/, 10:45 AM/)).toBeVisible();
    await page.getByRole('button', { name: 'Schedule Post' }).click();
    const planned = page.getByRole('article', { name: text });
    await planned.getByRole('button', { name: /^Open/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Scheduled Post' });
    await expect(drawer).toContainText(`@${second}`);
    await drawer.getByRole('button', { name: /^Post now/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Post now' }).click();
    await expect(planned.getByRole('img', { name: 'Posted' })).toBeVisible({ timeout: 30_000 });
    await planned.getByRole('button', { name: /^Open/ }).click();

    const live = await drawer.getByRole('link', { name: /^View on X/ }).getAttribute('href');
    const truth = await page.request.get(new URL('/sandbox/truth', live ?? '').href);
    const { posts } = (await truth.json()) as { posts: { text: string; username: string }[] };
    const sent = posts.filter((post) => post.text === text).map(({ username }) => username);
    expect(sent).toEqual([second]);
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

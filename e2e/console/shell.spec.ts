import { expect } from '@playwright/test';
import { widthBeyond } from './accessible.ts';
import { refusedCall, signIn, test } from './visitor.ts';

test.describe('a visitor', () => {
  test.use({ expected: refusedCall(401, 404) });

  test('finds the way from sign-in through the test login to the personas', async ({ page }) => {
    await page.goto('/login');
    await expect(page).toHaveTitle('Sign in · Troupe');
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with a test account' }).click();
    await expect(page).toHaveURL(/\/manual-login$/);
    const heading = page.getByRole('heading', { name: 'Manual Login' });
    await expect(heading).toBeFocused();
    await expect(page.getByText('Test authentication system')).toBeVisible();
    await page.getByRole('button', { name: 'Test Login' }).click();
    // The dashboard greets with the same words.
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await expect(toasts.getByText('Login Successful')).toBeVisible();
    await expect(toasts.getByText('Welcome back, testuser!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page).toHaveTitle('Dashboard · Troupe');
  });

  test('gets a not-found page for a path that does not exist', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  test('is told when the test login fails', async ({ page }) => {
    await page.route('**/api/auth/test-login*', (route) =>
      route.fulfill({ status: 404, body: 'Not Found' }),
    );
    await page.goto('/manual-login');
    await page.getByRole('button', { name: 'Test Login' }).click();
    await expect(page.getByRole('alert')).toContainText('Login Failed');
    await expect(page.getByRole('alert')).toContainText('Unable to authenticate user');
  });
});

test('the navigation shows where one is, moves the focus and names the page', async ({ page }) => {
  await signIn(page);
  await page.goto('/personas');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Personas' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'More places' });
  await menu.getByRole('link', { name: 'Extension' }).click();
  await expect(page).toHaveTitle('Browser Extension · Troupe');
  await expect(page.getByRole('heading', { name: 'Browser Extension' })).toBeFocused();
  await expect(menu).toBeHidden();
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
  await bar.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveTitle(/· Troupe$/);
  await expect(bar.getByRole('link', { name: 'Insights' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
});

for (const language of ['en', 'es', 'fr', 'de', 'ja', 'zh']) {
  test(`the bar is one row in ${language}, from the width on that shows it`, async ({
    page,
    baseURL,
  }) => {
    await signIn(page);
    const settings = await (await page.request.get('/api/settings')).json();
    await page.request.put('/api/settings', {
      headers: { origin: baseURL ?? '' },
      data: { ...settings, profile: { ...settings.profile, language } },
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/profile');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole('banner').boundingBox();
      expect(box?.height, `at ${width} px`).toBeLessThanOrEqual(65);
      expect(await widthBeyond(page)).toBe(0);
    }
  });
}

test('the skip link leads past the navigation', async ({ page }) => {
  await signIn(page);
  await page.goto('/personas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a narrow window has everything in its menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'More places' });
  await menu.getByRole('link', { name: 'Extension' }).click();
  await expect(page).toHaveURL(/\/extension$/);
  await expect(menu).toBeHidden();
});

test.describe('leaving', () => {
  test.use({ expected: refusedCall(401) });

  test('signing out ends the session and forgets what was read', async ({ page }) => {
    await signIn(page);
    await page.goto('/personas');
    await page.getByRole('button', { name: /^Workspace/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goBack();
    await expect(page.getByText('Authentication Required')).toBeVisible();
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  });
});

test('an extension key is shown once, opens the API, and is dead once revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await signIn(page);
  await page.goto('/extension');
  await page.getByRole('button', { name: 'Create Key' }).click();
  await expect(page.getByLabel('Key name')).toHaveAccessibleDescription('Name is required');
  await page.getByLabel('Key name').fill('Laptop');
  await page.getByRole('button', { name: 'Create Key' }).click();
  const key = (await page.getByLabel('New key').textContent()) ?? '';
  expect(key).toMatch(/^trp_/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  const caller = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await caller.get('/api/personas')).status()).toBe(200);

  await page.reload();
  const row = page.getByRole('list', { name: 'Extension keys' }).getByRole('listitem');
  await expect(row).toContainText('Laptop');
  await expect(row).toContainText(key.slice(-4));
  await expect(page.getByText(key)).toHaveCount(0);
  await row.getByRole('button', { name: 'Revoke Laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No keys yet.')).toBeVisible();
  expect((await caller.get('/api/personas')).status()).toBe(401);
  await caller.dispose();
});

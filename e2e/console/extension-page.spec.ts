import { expect } from '@playwright/test';
import { refusedCall, signIn, test } from './visitor.ts';

test('the extension page guides from the download to the buttons on X', async ({ page }) => {
  await signIn(page);
  await page.goto('/extension');
  const guide = page.getByRole('list').filter({ hasText: 'Download the extension' });
  await expect(guide.getByRole('listitem')).toHaveCount(4);
  await expect(guide.getByRole('link', { name: 'browser-extension.zip' })).toHaveAttribute(
    'href',
    '/browser-extension.zip',
  );
  await expect(guide.getByText('trp_your_extension_key')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^XFull support$/ })).toBeVisible();
  for (const name of ['Instagram', 'LinkedIn']) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Coming soon');
  }
  await expect(page.getByText(/right-click, and choose Generate AI Reply/)).toBeVisible();
  await expect(page.getByText(/not installed in this browser yet/)).toBeVisible();
});

test('the placeholder on the page opens nothing', async ({ playwright, baseURL }) => {
  const caller = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: 'Bearer trp_your_extension_key' },
  });
  expect((await caller.get('/api/personas')).status()).toBe(401);
  await caller.dispose();
});

test.describe('signing out everywhere', () => {
  test.use({ expected: refusedCall(401) });

  test('ends every session of the person after asking', async ({ page, browser, baseURL }) => {
    const username = `d${Date.now().toString(36)}`;
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const login = `/api/auth/test-login?username=${username}`;
    await elsewhere.request.get(login);
    await page.request.get(login);
    await page.goto('/extension');
    const devices = page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    for (const place of [page.request, elsewhere.request]) {
      expect((await place.get('/api/auth/user')).status()).toBe(401);
    }
    await elsewhere.close();
  });
});

import { expect } from '@playwright/test';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401, 404) });

test('the X API guide names permission, scopes, callback and variables', async ({ page }) => {
  await page.goto('/twitter-setup');
  await expect(page.getByText('Give it read and write permission')).toBeVisible();
  for (const scope of [
    'tweet.read',
    'users.read',
    'tweet.write',
    'media.write',
    'offline.access',
  ]) {
    await expect(page.getByRole('term').filter({ hasText: scope })).toBeVisible();
  }
  const port = new URL(page.url()).port;
  await expect(page.getByText(`http://127.0.0.1:${port}/api/auth/x/callback`)).toBeVisible();
  await expect(page.getByText('X_CLIENT_ID')).toBeVisible();
  await expect(page.getByText('X_CLIENT_SECRET')).toBeVisible();
});

test('auth debug goes from idle to success and shows the callback URL', async ({ page }) => {
  await page.goto('/auth-debug');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Status idle');
  const held = heldAnswer();
  await page.route('**/api/auth/x/debug', async (route) => {
    await held.released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Run check' }).click();
  await expect(status).toHaveText('Status loading');
  held.release();
  await expect(status).toHaveText('Status success');
  await expect(page.getByText(/\/api\/auth\/x\/callback$/)).toBeVisible();
});

test('auth debug tells an error', async ({ page }) => {
  await page.route('**/api/auth/x/debug', (route) => route.fulfill({ status: 404, body: 'Gone' }));
  await page.goto('/auth-debug');
  await page.getByRole('button', { name: 'Run check' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Status error');
  await expect(page.getByText('Gone')).toBeVisible();
});

test('auth test tells who is signed in and ends the session', async ({ page }) => {
  await signIn(page);
  await page.goto('/auth-test');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText('Signed in');
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(status).toHaveText('Signed out');
  await signIn(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(status).toHaveText('Signed in');
});

test('the callback test shows what came back without its values', async ({ page }) => {
  await page.goto('/x-callback-test?code=secret-code&error=access_denied');
  await expect(page.getByText('access_denied')).toBeVisible();
  await expect(page.getByText('received')).toHaveCount(1);
  await expect(page.getByText('secret-code')).toHaveCount(0);
});

for (const path of ['/api/auth/twitter', '/x-auth']) {
  test(`${path} starts a sign-in`, async ({ page }) => {
    await page.goto('/x-callback-test');
    await page.getByRole('link', { name: path }).click();
    await approveOnX(page);
    await expect(page).toHaveURL(/\/(x-callback-test|onboarding)$/);
  });
}

test('pages that need test login say so where it is off', async ({ page }) => {
  await page.route('**/api/health', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), testLogin: false } });
  });
  for (const path of ['/auth-debug', '/auth-test', '/x-callback-test', '/manual-login']) {
    await page.goto(path);
    await expect(page.getByText(/Test login is switched off on this server/)).toBeVisible();
  }
  const told = page.waitForResponse('**/api/health');
  await page.goto('/login');
  await told;
  await expect(page.getByRole('button', { name: 'Continue with X' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with a test account' })).toHaveCount(0);
});

function heldAnswer() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}

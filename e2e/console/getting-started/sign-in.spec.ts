import { expect } from '@playwright/test';
import { addPersona, approveOnX, refusedCall, test } from '../visitor.ts';

test.use({ expected: refusedCall(401) });

const TERMS = /you agree to the terms of service and the privacy policy/;

test('the sign-in page says what one gets, why X, and what continuing means', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
  await expect(page.getByText(/Multiple AI personas/)).toBeVisible();
  await expect(page.getByText(/Real-time sentiment analysis/)).toBeVisible();
  await expect(page.getByText(/AI humanization and detection bypass/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in with X' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Why X?' }).getByRole('term')).toHaveCount(4);
  await expect(page.getByText(/Your credentials are encrypted/)).toBeVisible();
  await expect(page.getByText('X sandbox: nothing leaves this machine')).toBeVisible();
  await expect(page.getByText(TERMS)).toBeVisible();
});

for (const path of ['/login', '/x-auth-simple']) {
  test(`what one agrees to at ${path} can be read first`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(TERMS)).toBeVisible();
    await page.getByRole('link', { name: 'Terms of service' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.getByRole('heading', { name: 'Who answers for a post' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole('heading', { name: 'What is stored' })).toBeVisible();
  });

  test(`Continue with X at ${path} signs in and leads a newcomer to the first run`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByText(TERMS)).toBeVisible();
    await page.getByRole('button', { name: 'Continue with X' }).click();
    const username = await approveOnX(page);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByRole('heading', { name: 'Set up Troupe' })).toBeFocused();
    const user = await page.request.get('/api/auth/user');
    expect(await user.json()).toMatchObject({ twitterUsername: username });
  });
}

test('somebody with a persona goes home', async ({ page, context, baseURL }) => {
  await page.goto('/api/login');
  const username = await approveOnX(page);
  await expect(page).toHaveURL(/\/onboarding$/);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await context.clearCookies();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with X' }).click();
  await approveOnX(page, username);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('option', { name: 'Dana' })).toBeAttached();
});

test('a consent that is refused ends at the failed page, and Try Again starts over', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with X' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/login-failed$/);
  await expect(
    page.getByText('There was an error signing in with X. Please try again.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the token of a sign-in never stays in the address or the history', async ({ page }) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/api/login');
  await approveOnX(page);
  await expect(page).toHaveURL(/\/onboarding$/);
  const token = addresses.find((address) => address.includes('token='));
  expect(token).toBeDefined();
  await page.goBack();
  expect(page.url()).not.toContain('token=');
});

test('the waiting screen finds the session and says so', async ({ page }) => {
  await page.goto('/api/login');
  await approveOnX(page);
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.goto('/auth-callback');
  await expect(
    page.getByText('Authentication successful! Redirecting to dashboard...'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
});

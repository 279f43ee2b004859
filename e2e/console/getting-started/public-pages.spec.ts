import { expect } from '@playwright/test';
import { expectAccessibleEverywhere } from '../accessible.ts';
import { refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401) });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const open = [
  '/',
  '/login',
  '/dashboard',
  '/x-auth-simple',
  '/login-failed',
  '/twitter-setup',
  '/privacy',
  '/terms',
];
const tests = ['/manual-login', '/auth-debug', '/auth-test', '/x-callback-test', '/auth-callback'];
const own = ['/onboarding', '/extension'];

for (const path of [...open, ...tests, ...own]) {
  test(`${path} has one h1 and a title, and can be read and used everywhere`, async ({ page }) => {
    if (own.includes(path)) await signIn(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Troupe$/);
    await expectAccessibleEverywhere(page);
  });
}

import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { addPersona, refusedCall, signIn, test } from './visitor.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const figure = (page: Page, name: string) =>
  page
    .getByRole('definition')
    .filter({ has: page.locator(`xpath=preceding-sibling::dt[.="${name}"]`) });

test('a profile is read, edited, cancelled and saved', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Workspace/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveTitle('Profile · Troupe');
  await expect(page.getByText('Pro Member')).toBeVisible();
  await expect(figure(page, 'AI Personas')).toHaveText('1');
  await expect(figure(page, 'Posts Generated')).toHaveText('0');
  await expect(figure(page, 'Engagement')).toHaveText('0.0%');

  const first = page.getByLabel('First name');
  await expect(first).not.toBeEditable();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(first).toBeFocused();
  await first.fill('Nobody');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(first).toHaveValue('');
  await expect(first).not.toBeEditable();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await first.fill('Kit');
  await page.getByLabel('Last name').fill('Ferro');
  await page.getByLabel('Email').fill('kit');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Email is not valid')).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue('Kit');
  await page.getByLabel('Email').fill('kit@ferro.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kit Ferro' })).toBeVisible();
  await expect(page.getByRole('main').getByText('KF', { exact: true })).toBeVisible();

  await page.goto('/settings');
  await expect(page.getByLabel('Email')).toHaveValue('kit@ferro.test');
});

test('everybody can use it, on a phone too', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await expectWholePage(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the profile can be read and used everywhere', async ({ page }) => {
  await signIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expectAccessibleEverywhere(page);
});

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('it says who one would be, and the way in', async ({ page }) => {
    await page.goto('/profile');
    await expect(page.getByRole('heading', { name: 'Guest' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0);
    await expect(page.getByText('Please sign in to edit your profile')).toBeVisible();
  });
});

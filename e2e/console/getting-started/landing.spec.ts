import { expect } from '@playwright/test';
import { refusedCall, signIn, test } from '../visitor.ts';

const capabilities = [
  'AI Personas',
  'Market Intelligence',
  'Team Collaboration',
  'Enterprise Security',
  'Smart Automation',
  'Advanced Analytics',
];

test.describe('a visitor', () => {
  test.use({ expected: refusedCall(401) });

  for (const path of ['/', '/landing']) {
    test(`sees the landing page at ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveTitle('AI personas for crypto on X · Troupe');
      for (const name of capabilities) {
        await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
      }
      const picture = page.getByRole('img', { name: /The Troupe draft open under a post/ });
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1280);
    });
  }

  for (const name of ['Get Started', 'Start Free Trial', 'Start Your Free Trial']) {
    test(`${name} leads to X`, async ({ page }) => {
      await page.goto('/');
      const left = page.waitForRequest((request) => request.url().endsWith('/api/login'));
      await page.getByRole('button', { name, exact: true }).click();
      await left;
      await expect(page.getByRole('heading', { name: /asks for access/ })).toBeVisible();
    });
  }

  test('Watch Demo opens the demo, and Escape gives the focus back', async ({ page }) => {
    await page.goto('/');
    const watch = page.getByRole('button', { name: 'Watch Demo' });
    await watch.click();
    const dialog = page.getByRole('dialog', { name: 'How it works' });
    await expect(dialog.getByText('1 of 7')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByText('2 of 7')).toBeVisible();
    // Who steps by hand is not carried on.
    await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(dialog.getByText('7 of 7')).toBeVisible();
    await expect(dialog.locator('img')).toHaveJSProperty('complete', true);
    expect(await dialog.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(
      1280,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(watch).toBeFocused();
  });
});

test('somebody who is signed in goes home from both', async ({ page }) => {
  await signIn(page);
  for (const path of ['/', '/landing', '/dashboard']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

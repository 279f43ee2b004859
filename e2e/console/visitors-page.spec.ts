import { expect } from '@playwright/test';
import { signIn, test } from './visitor.ts';

for (const path of ['/', '/login', '/dashboard']) {
  test(`a visitor's first look at ${path} asks for nothing that is refused`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/auth/user');
  });
}

test('who has signed in meanwhile and comes back is no visitor any more', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await signIn(page);
  await page.goto('/personas');
  await expect(page.getByRole('button', { name: 'Create Persona' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

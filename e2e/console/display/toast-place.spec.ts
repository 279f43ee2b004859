import { expect } from '@playwright/test';
import { refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(500) });

for (const width of [360, 1440]) {
  test(`an error is shown beside Save Changes, not over it, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page);
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await page.goto('/settings');
    await page.getByLabel('First Name').fill('Ada');
    const save = page.getByRole('button', { name: 'Save Changes' });
    await save.click();
    const toast = page.locator('[data-toaster] > [role="alert"] > div');
    await expect(toast).toBeVisible();
    // It moves in from below.
    const isApart = async () => {
      const [over, under] = await Promise.all([toast.boundingBox(), save.boundingBox()]);
      return (
        (over?.y ?? 0) + (over?.height ?? 0) <= (under?.y ?? 0) ||
        (over?.x ?? 0) >= (under?.x ?? 0) + (under?.width ?? 0)
      );
    };
    await expect.poll(isApart).toBe(true);
    await page.screenshot({ path: `test-results/toast-${width}.png` });
    // The pointer rests on it and it stays; a press takes it away, whatever it lay on.
    await toast.hover();
    await toast.click({ position: { x: 20, y: 10 } });
    await expect(toast).toHaveCount(0);
    await save.click();
    await expect(toast).toBeVisible();
  });
}

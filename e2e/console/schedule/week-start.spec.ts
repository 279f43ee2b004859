import { expect } from '@playwright/test';
import { signIn, test } from '../visitor.ts';

for (const [locale, first] of [
  ['en-US', 'Sun'],
  ['en-GB', 'Mon'],
  ['ar-EG', 'Sat'],
] as const) {
  test.describe(() => {
    test.use({ locale });

    test(`the calendar of a reader with ${locale} begins on ${first}`, async ({ page }) => {
      await signIn(page, { language: 'en' });
      await page.goto('/schedule');
      await page.getByRole('tab', { name: 'Calendar' }).click();
      const weeks = page.getByRole('table', { name: 'Weeks' });
      await expect(weeks.getByRole('columnheader').first()).toHaveText(first);
      await page.getByLabel('View').selectOption('month');
      const month = page.getByRole('table', { name: 'Month' });
      await expect(month.getByRole('columnheader').first()).toHaveText(first);
      await page.getByLabel('View').selectOption('week');
      const week = page.getByRole('table', { name: 'Week' });
      await expect(week.getByRole('columnheader').nth(1)).toContainText(first);
    });
  });
}

import { expect, type Page } from '@playwright/test';
import { refusedCall, signIn, test } from './visitor.ts';

test.use({ expected: refusedCall(422) });

/** Refuses the next persona with these issues. */
const refuseOnce = (page: Page, issues: { path: string; message: string }[]) =>
  page.route(
    '**/api/personas',
    (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'invalid', message: 'Not like this.', issues, requestId: 'r' },
      }),
    { times: 1 },
  );

test('what the server refuses leaves the focus where it is mended or sent again', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Create First Persona' }).click();
  const create = page.getByRole('dialog', { name: 'Create New Persona' });
  await create.getByLabel('Name').fill('Vera');
  await create.getByLabel('Description').fill('Reads filings');
  await create.getByLabel('Personality').fill('Patient');
  const send = create.getByRole('button', { name: 'Create Persona' });

  await refuseOnce(page, [{ path: 'description', message: 'Another one is needed' }]);
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(create.getByText('Another one is needed')).toBeVisible();
  await expect(create.getByLabel('Description')).toBeFocused();

  await refuseOnce(page, []);
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(create.getByText('Not like this.')).toBeVisible();
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Persona created successfully')).toBeVisible();
});

import { expect } from '@playwright/test';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test('from signing in with X to the first reply, and the checklist that stays until it is dismissed', async ({
  page,
}) => {
  await page.goto('/api/login');
  const username = await approveOnX(page);
  await expect(page.getByText('Step 2 of 5')).toBeVisible();
  const steps = page.getByRole('navigation', { name: 'Set-up steps' });
  await steps.getByRole('button', { name: /Connect X done/ }).click();
  await expect(page.getByText(`@${username} is connected.`)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { name: 'Make a persona' })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await page.getByRole('radio', { name: /Protocol Pia/ }).check();
  await expect(page.getByLabel('Name of the persona')).toHaveValue('Protocol Pia');
  await page.getByRole('button', { name: 'Create Persona' }).click();

  await expect(page.getByRole('heading', { name: 'Choose a model' })).toBeFocused();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Connect the extension' })).toBeFocused();
  await expect(page.getByText(/not installed in this browser yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Step 5 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Draft a reply' }).click();
  const draft = page.getByRole('figure', { name: 'Protocol Pia answers' });
  await expect(draft.getByRole('blockquote')).not.toBeEmpty();
  const first = await draft.getByRole('blockquote').textContent();
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(draft.getByRole('blockquote')).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('option', { name: 'Protocol Pia' })).toBeAttached();
  const checklist = page.getByRole('region', { name: 'Set up Troupe' });
  await expect(checklist).toContainText('4 of 5 done');
  await expect(checklist.getByRole('link')).toHaveText(['Connect the extension']);
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/set-up'));
  await checklist.getByRole('button', { name: 'Dismiss' }).click();
  await noted;
  await page.reload();
  await expect(page.getByRole('option', { name: 'Protocol Pia' })).toBeAttached();
  await expect(checklist).toHaveCount(0);
});

test('a test user goes on without X and makes a persona of pasted posts', async ({ page }) => {
  await signIn(page);
  await page.goto('/onboarding');
  await page.getByRole('button', { name: 'Skip as test user' }).click();
  await page.getByRole('radio', { name: /My own posts/ }).check();
  await page.getByRole('button', { name: 'Create Persona' }).click();
  await expect(page.getByLabel('Your posts')).toHaveAccessibleDescription(
    /Paste at least one post/,
  );
  await expect(page.getByLabel('Name of the persona')).toHaveAccessibleDescription(
    'Name is required',
  );
  await page.getByLabel('Your posts').fill('gm. flat since tuesday\nbest trade of the week tbh');
  await page.getByLabel('Name of the persona').fill('Me');
  // Another step is looked at, by Back too, and the page read again: what was pasted stays.
  const steps = page.getByRole('navigation', { name: 'Set-up steps' });
  const heading = page.getByRole('heading', { level: 2 });
  await steps.getByRole('button', { name: 'Connect X' }).click();
  await expect(heading).toHaveText('Connect X');
  await page.goBack();
  await expect(heading).toHaveText('Make a persona');
  await page.goForward();
  await page.reload();
  await expect(heading).toHaveText('Connect X');
  await steps.getByRole('button', { name: 'Make a persona' }).click();
  await page.getByRole('button', { name: 'Create Persona' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a model' })).toBeFocused();
  const personas = await (await page.request.get('/api/personas')).json();
  expect(personas).toMatchObject([
    { name: 'Me', trainingData: 'gm. flat since tuesday\nbest trade of the week tbh' },
  ]);
});

test.describe('a visitor', () => {
  test.use({ expected: refusedCall(401) });

  test('signs in first and comes back', async ({ page }) => {
    await page.goto('/onboarding');
    await page.getByRole('button', { name: 'Continue with X' }).click();
    await approveOnX(page);
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByText('Step 2 of 5')).toBeVisible();
  });
});

import { expect, type Page } from '@playwright/test';
import { chromiumPath } from '#api/config/env.ts';
import { addPersona, refusedCall, signIn, test } from '../visitor.ts';

test.use({
  expected: refusedCall(401),
  // Playwright switches it off; people have it.
  launchOptions: {
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const SECRET = 'Persona nobody else may see';

async function atPersonas(page: Page, baseURL: string): Promise<void> {
  await signIn(page);
  await addPersona(page, baseURL, { name: SECRET });
  await page.goto('/personas');
  await expect(page.getByText(SECRET)).toBeVisible();
}

/** As the button does. In a task of its own: the page that asks for it is gone with it. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

/** Looks at every frame from now on whether it shows what it must not. */
async function neverShows(page: Page): Promise<void> {
  for (let look = 0; look < 20; look++) {
    const isShown = await page
      .getByText(SECRET)
      .isVisible()
      .catch(() => false);
    expect(isShown).toBe(false);
  }
}

test('Back after signing out by address shows nothing of before', async ({ page, baseURL }) => {
  await atPersonas(page, baseURL ?? '');
  await page.goto('/api/auth/logout');
  await expect(page).toHaveURL(/\/login$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/personas$/);
  await neverShows(page);
  await expect(page.getByText('Please sign in to manage AI personas')).toBeVisible();
  await neverShows(page);
});

test('Back after signing out in another tab shows nothing of before', async ({
  page,
  context,
  baseURL,
}) => {
  await atPersonas(page, baseURL ?? '');
  await page.goto('/privacy');
  await expect(page.locator('#root')).not.toHaveAttribute('inert');
  const other = await context.newPage();
  await other.goto('/api/auth/logout');
  await expect(other).toHaveURL(/\/login$/);
  await goBack(page);
  await expect(page).toHaveURL(/\/personas$/);
  await neverShows(page);
});

test('another tab forgets what it shows once one has signed out everywhere', async ({
  page,
  context,
  baseURL,
}) => {
  await atPersonas(page, baseURL ?? '');
  const other = await context.newPage();
  await other.goto('/extension');
  await other.getByRole('button', { name: 'Sign out everywhere' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(page.getByText(SECRET)).toBeHidden();
});

test('Back while still signed in brings the page as it was', async ({ page, baseURL }) => {
  await atPersonas(page, baseURL ?? '');
  await page.goto('/privacy');
  await goBack(page);
  await expect(page.getByText(SECRET)).toBeVisible();
});

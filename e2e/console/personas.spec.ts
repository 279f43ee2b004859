import { expect, type Locator, type Page } from '@playwright/test';
import { addPersona, approveOnX, refusedCall, signIn, test } from './visitor.ts';

// One transparent pixel.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (bytes: Buffer) => ({ name: 'me.png', mimeType: 'image/png', buffer: bytes });

/** Signs in and fills in the form of a new persona; answers its dialog. */
async function fillPersonaForm(page: Page): Promise<Locator> {
  await signIn(page);
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Create Persona' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Annie');
  await dialog.getByLabel('Description').fill('Early');
  await dialog.getByLabel('Personality').fill('Dry');
  return dialog;
}

test('a person creates a first persona, changes it, pauses it and deletes it', async ({ page }) => {
  await signIn(page);
  await page.goto('/personas');
  await expect(page.getByRole('heading', { name: 'AI Personas', level: 1 })).toBeVisible();
  await expect(page.getByText('Manage your AI personalities and automation bots')).toBeVisible();
  await expect(page.getByText('No personas created yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create First Persona' }).click();

  const create = page.getByRole('dialog', { name: 'Create New Persona' });
  await create.getByLabel('Name').fill('Alpha Annie');
  await create.getByLabel('Description').fill('Calls narratives early');
  await create.getByLabel('Personality').fill('Dry, curious, allergic to hype');
  await create.getByLabel('Type').selectOption('Alpha Caller');
  await create.getByLabel('Tone').selectOption('Casual');
  await create.getByLabel('Profile Image').setInputFiles(picture(PIXEL));
  await create.getByRole('button', { name: 'Create Persona' }).click();
  await expect(page.getByText('Persona created successfully')).toBeVisible();
  await expect(create).toBeHidden();

  const card = page.getByRole('article', { name: 'Alpha Annie' });
  await expect(card).toContainText('alpha caller');
  await expect(card).toContainText('X (Twitter)');
  await expect(card).toContainText('Casual');
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  const image = card.locator('img');
  await expect(image).toHaveAttribute('src', /^\/api\/personas\/.+\/image\?v=/);
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);

  await card.getByRole('button', { name: 'Pause Alpha Annie' }).click();
  await expect(page.getByText('Persona paused successfully')).toBeVisible();
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Start Alpha Annie' }).click();
  await expect(page.getByText('Persona activated successfully')).toBeVisible();

  await card.getByRole('button', { name: 'Settings for Alpha Annie' }).click();
  const settings = page.getByRole('dialog', { name: 'Persona Settings' });
  await expect(settings).toContainText('Update your AI persona configuration and behaviors');
  await expect(settings.getByLabel('Personality')).toHaveValue('Dry, curious, allergic to hype');
  await settings.getByLabel('Name').fill('Annabel');
  await settings.getByRole('button', { name: 'Remove image' }).click();
  await settings.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Persona settings updated successfully')).toBeVisible();

  await page.reload();
  const renamed = page.getByRole('article', { name: 'Annabel' });
  await expect(renamed).toContainText('Calls narratives early');
  await expect(renamed.locator('img')).toHaveCount(0);

  await renamed.getByRole('button', { name: 'Delete Annabel' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Annabel"? This action cannot be undone.',
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Persona deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('No personas created yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No personas created yet')).toBeVisible();
});

test('a deleted persona comes back by Ctrl+Z, or later from the bin', async ({ page, baseURL }) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await page.goto('/personas');
  const card = page.getByRole('article', { name: 'Dana' });
  const remove = async () => {
    await card.getByRole('button', { name: 'Delete Dana' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(card).toBeHidden();
  };
  await remove();
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(card).toBeVisible();
  await expect(page.getByText('Persona restored. Its campaigns are paused.')).toBeVisible();
  await remove();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await remove();
  await page.reload();
  await page.getByRole('button', { name: 'Bin' }).click();
  const bin = page.getByRole('dialog', { name: 'Bin' });
  await expect(bin.getByText(/^Deleted .+ by @/)).toBeVisible();
  await bin.getByRole('button', { name: 'Restore "Dana"' }).click();
  await expect(bin.getByText('The bin is empty.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bin' })).toBeFocused();
});

test('missing fields are named beside the field and nothing typed is lost', async ({ page }) => {
  await signIn(page);
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Create Persona' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('Kept');
  await dialog.getByRole('button', { name: 'Create Persona' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(dialog.getByLabel('Personality')).toHaveAccessibleDescription(
    'Personality is required',
  );
  await expect(dialog.getByLabel('Description')).toHaveValue('Kept');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Create Persona' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Description')).toHaveValue('Kept');
});

test.describe('what the server refuses', () => {
  test.use({ expected: refusedCall(422) });

  test('a damaged picture is told beside the picture and the form stays', async ({ page }) => {
    const dialog = await fillPersonaForm(page);
    await dialog
      .getByLabel('Profile Image')
      .setInputFiles(picture(Buffer.alloc(64, 'not a picture')));
    await dialog.getByRole('button', { name: 'Create Persona' }).click();
    await expect(dialog.getByText(/Profile image must be/)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Profile image must be');
    await expect(dialog.getByLabel('Name')).toHaveValue('Annie');
  });
});

test('a picture over 5 MB is refused before it is sent', async ({ page }) => {
  await signIn(page);
  await page.goto('/personas');
  await page.getByRole('button', { name: 'Create Persona' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Max 5MB, JPG/PNG')).toBeVisible();
  await dialog
    .getByLabel('Profile Image')
    .setInputFiles(picture(Buffer.alloc(5 * 1024 * 1024 + 1)));
  await expect(page.getByText('Image must be smaller than 5MB')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Remove image' })).toHaveCount(0);
});

test.describe('a call that never arrives', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('a toggle that cannot be sent is taken back and told', async ({ page, baseURL }) => {
    await signIn(page);
    await addPersona(page, baseURL ?? '', { name: 'Dana' });
    await page.goto('/personas');
    const card = page.getByRole('article', { name: 'Dana' });
    await page.route('**/api/personas/*', (route) => route.abort());
    await card.getByRole('button', { name: 'Pause Dana' }).click();
    await expect(page.getByText('Failed to toggle persona')).toBeVisible();
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
  });
});

test('names and descriptions are text, never markup, and long ones stay in the card', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  const name = `<img src=x onerror=alert(1)>${'W'.repeat(60)}`;
  await addPersona(page, baseURL ?? '', { name, description: 'w'.repeat(900) });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/personas');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('the screen asks to sign in', async ({ page }) => {
    await page.goto('/personas');
    await expect(page.getByText('Authentication Required')).toBeVisible();
    await expect(page.getByText('Please sign in to manage AI personas')).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await approveOnX(page);
    await expect(page).toHaveURL(/\/personas$/);
    await expect(page.getByText('No personas created yet')).toBeVisible();
  });

  test('a session that ended while the page was open leads back to sign-in', async ({
    page,
    context,
  }) => {
    const dialog = await fillPersonaForm(page);
    // What the page still reads waits: saving is the first call to be refused.
    await page.route(/\/api\//, (route) =>
      route.request().method() === 'GET' ? undefined : route.continue(),
    );
    await context.clearCookies();
    // The page says it for half a second before it leaves: it stays until that has been read.
    let leave = () => {};
    const isRead = new Promise<void>((resolve) => (leave = resolve));
    await page.route(/\/api\/login/, async (route) => {
      await isRead;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Create Persona' }).click();
    // In one look: from when it begins to leave, the page cannot be asked any more.
    await expect(page.getByRole('alert')).toContainText(
      /Unauthorized.*You are logged out\. Logging in again\.\.\./s,
    );
    leave();
    await expect(page.getByRole('heading', { name: /asks for access/ })).toBeVisible();
  });

  test('a text being written survives the way to X and back, for its owner only', async ({
    page,
    context,
  }) => {
    await page.goto('/api/login?returnTo=/personas');
    const username = await approveOnX(page);
    await expect(page).toHaveURL(/\/personas$/);
    await page.getByRole('button', { name: 'Create Persona' }).click();
    const dialog = page.getByRole('dialog');
    for (const field of ['Name', 'Description', 'Personality']) {
      await dialog.getByLabel(field).fill(`Kept ${field}`);
    }
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Create Persona' }).click();
    await approveOnX(page);
    await expect(page).toHaveURL(/\/personas$/);
    await page.getByRole('button', { name: 'Create Persona' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('');

    await context.clearCookies();
    await page.goto('/api/login?returnTo=/personas');
    await approveOnX(page, username);
    await page.getByRole('button', { name: 'Create Persona' }).click();
    await expect(dialog.getByLabel('Name')).toHaveValue('Kept Name');
    await expect(dialog.getByLabel('Personality')).toHaveValue('Kept Personality');
  });
});

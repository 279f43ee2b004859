import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere, expectWholePage } from './accessible.ts';
import { refusedCall, signIn, test } from './visitor.ts';

/** Without movement, or axe reads the colours of a half-faded dialog. */
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const tabs = ['Profile', 'Notifications', 'Automation', 'Privacy', 'Advanced'];
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
/** A control whose name a screen may translate. */
const profileField = (page: Page, autoComplete: string) =>
  page.locator(`main input[autocomplete="${autoComplete}"]`);

async function saveAndSee(page: Page) {
  await save(page).click();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  await expect(save(page)).toHaveCount(0);
}

test('settings are edited over several tabs, refused beyond their bounds, saved and kept', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Workspace/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Settings · Troupe');
  await expect(page.getByRole('tab')).toHaveText(tabs);
  await expect(save(page)).toHaveCount(0);
  await page.getByLabel('First name').fill('Kit');
  await tab(page, 'Automation');
  await page.getByRole('switch', { name: 'Pause on weekends' }).check();
  await page.getByLabel('Max posts per day').fill('51');
  await tab(page, 'Privacy');
  await save(page).click();
  await expect(page.getByText('Max posts per day must be between 1 and 50')).toBeVisible();
  await expect(page.getByLabel('Max posts per day')).toBeFocused();
  await page.getByLabel('Max posts per day').fill('50');
  await saveAndSee(page);

  await page.reload();
  await expect(page.getByRole('switch', { name: 'Pause on weekends' })).toBeChecked();
  await expect(page.getByLabel('Max posts per day')).toHaveValue('50');
  await tab(page, 'Profile');
  await expect(page.getByLabel('First name')).toHaveValue('Kit');
});

test('edits outlive a reload, and a reset takes everything back', async ({ page }) => {
  await signIn(page, { timezone: 'PST' });
  await page.goto('/settings');
  await expect(page.getByLabel('Timezone')).toHaveValue(/^America\/Los Angeles \(PST\)/);
  await page.getByLabel('Bio').fill('half a sen');
  await page.reload();
  await expect(page.getByLabel('Bio')).toHaveValue('half a sen');
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText(
    'Are you sure you want to reset all settings to defaults? This action cannot be undone.',
  );
  await asked.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Settings Reset')).toBeVisible();
  await expect(page.getByLabel('Bio')).toHaveValue('');
  await expect(page.getByLabel('Timezone')).toHaveValue(/^UTC,/);
  await expect(save(page)).toHaveCount(0);
});

test('a key is never shown again: replaced, kept and cleared by hand', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings');
  await tab(page, 'Advanced');
  const key = page.getByLabel('OpenAI API key', { exact: true });
  await key.fill('sk-secret-0123456789');
  await page.reload();
  await tab(page, 'Advanced');
  await expect(key).toHaveValue('');
  await key.fill('sk-secret-0123456789');
  await saveAndSee(page);
  await expect(key).toHaveValue('••••6789');
  await page.getByRole('button', { name: 'Clear OpenAI API key' }).click();
  await saveAndSee(page);
  await expect(key).toHaveValue('');
});

test('a second tab shows what this one saved, and keeps its own edits', async ({
  page,
  context,
}) => {
  await signIn(page);
  // The tabs of a browser share one stream: the first one opens it.
  const listening = page.waitForResponse((answer) => answer.url().endsWith('/api/events'));
  await page.goto('/settings');
  await listening;
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByLabel('Last name').fill('Ferro');
  await page.getByLabel('First name').fill('Kit');
  await saveAndSee(page);
  await expect(other.getByLabel('First name')).toHaveValue('Kit');
  await expect(other.getByLabel('Last name')).toHaveValue('Ferro');
  await saveAndSee(other);
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Ferro');
  await expect(page.getByLabel('First name')).toHaveValue('Kit');
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('somebody new is in the zone of the device, is told once, and changes it', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/schedule');
    await expect(page.getByText('Times in Europe/Berlin')).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const zone = page.getByLabel('Timezone');
    await expect(zone).toHaveValue(/^Europe\/Berlin \(CET\)/);
    await zone.fill('calcutta');
    await page.getByRole('option', { name: 'Asia/Kolkata' }).click();
    await saveAndSee(page);
    await page.reload();
    await expect(zone).toHaveValue(/^Asia\/Kolkata, UTC\+05:30/);
    await expect(page.getByText('The time zone of this device')).toHaveCount(0);
  });

  test('the zone of the settings governs every time, not that of the device', async ({ page }) => {
    await signIn(page, { timezone: 'JST' });
    await page.goto('/schedule?compose');
    await page.getByRole('radio', { name: 'Pick a time' }).check();
    await expect(page.getByLabel('Time zone')).toHaveValue(/^Asia\/Tokyo/);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await expect(page.getByText('Times in Asia/Tokyo')).toBeVisible();
    await page.goto('/settings');
    const timezone = page.getByLabel('Timezone');
    await expect(timezone).toHaveValue(/^Asia\/Tokyo \(JST\)/);
    await timezone.fill('EST');
    await page.getByRole('option', { name: 'America/New York' }).click();
    await saveAndSee(page);
    await page.goto('/schedule');
    await page.getByRole('tab', { name: 'Calendar' }).click();
    await expect(page.getByText('Times in America/New York')).toBeVisible();
  });
});

test('the language changes with the save, holds from the first moment after, and goes with its owner', async ({
  page,
}) => {
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (/\/(es|fr|de|ja|zh)-[^/]+\.js$/.test(request.url())) catalogues.push(request.url());
  });
  const language = page.locator('main select').filter({ has: page.locator('option[value="fr"]') });
  const shown = page.locator('html');
  await signIn(page);
  await page.goto('/settings');
  await expect(shown).toHaveAttribute('lang', 'en');
  expect(catalogues).toEqual([]);
  await language.selectOption('fr');
  await page.locator('main button[type="submit"]').click();
  await expect(shown).toHaveAttribute('lang', 'fr');
  await expect(language).toHaveValue('fr');
  await expect(profileField(page, 'given-name')).toBeVisible();

  // The first thing that is drawn is French, before the server has said whose page it is.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/user', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.locator('main').waitFor();
  await expect(shown).toHaveAttribute('lang', 'fr');
  release();

  // Signing in ends the session of the page: it is left before.
  await page.goto('about:blank');
  await signIn(page);
  await page.goto('/settings');
  await expect(shown).toHaveAttribute('lang', 'en');
});

test('every tab can be used by everybody, on a phone too', async ({ page }) => {
  await signIn(page);
  await page.goto('/settings');
  for (const name of tabs) {
    await tab(page, name);
    await expectWholePage(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of tabs) {
    await tab(page, name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  await tab(page, 'Automation');
  await page.getByLabel('Max posts per day').fill('0');
  await save(page).click();
  await expectWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const name of tabs) {
  test(`settings can be read and used everywhere: ${name}`, async ({ page }) => {
    await signIn(page);
    await page.goto('/settings');
    await page.getByLabel('First name').fill('Kit');
    await tab(page, name);
    await expectAccessibleEverywhere(page);
  });
}

test.describe('where the server fails once', () => {
  test.use({ expected: refusedCall(500) });

  test('who saves by the keyboard keeps a place, then and when it works', async ({ page }) => {
    await signIn(page);
    await page.goto('/settings');
    await page.getByLabel('First name').fill('Kit');
    await page.route('/api/settings', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await save(page).press('Enter');
    await expect(page.getByText('Failed to save settings. Please try again.')).toBeVisible();
    await expect(save(page)).toBeFocused();
    await page.unroute('/api/settings');
    await save(page).press('Enter');
    await expect(page.getByText('Settings Saved')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Profile' })).toBeFocused();
  });
});

test.describe('signed out', () => {
  test.use({ expected: refusedCall(401) });

  test('the settings can be looked at, and saving begins with signing in', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'vibrant' }).check();
    await expect(save(page)).toHaveCount(0);
    await page.getByLabel('First name').fill('Nobody');
    await expect(save(page)).toHaveCount(0);
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    await expect(bar).toContainText('Please sign in to save your settings.');
    await expect(bar.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });
});

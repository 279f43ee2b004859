import { expect, type Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../accessible.ts';
import { addPersona, signIn, test } from '../visitor.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

async function openByKeys(page: Page) {
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

async function addPost(page: Page, baseURL: string, content: string) {
  const answer = await page.request.post('/api/scheduled-posts', {
    headers: { origin: baseURL },
    data: { content, platform: 'twitter', scheduledTime: '2099-01-05T09:30:00.000Z' },
  });
  expect(answer.status()).toBe(201);
}

test('leads to a screen, an action, a persona and a post by its words, with keys alone', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Dana' });
  await addPost(page, baseURL ?? '', 'The fork went live without a hitch');
  await page.goto('/dashboard');
  await openByKeys(page);
  await page.keyboard.type('analy');
  await expect(palette(page).getByRole('option')).toHaveText(['Analytics']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/analytics$/);
  await expect(palette(page)).toHaveCount(0);

  await openByKeys(page);
  await page.keyboard.type('new camp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New Campaign' })).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openByKeys(page);
  await page.keyboard.type('dana');
  await expect(palette(page).getByRole('option', { name: 'Dana' })).toBeVisible();
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Persona Settings' });
  await expect(settings.getByLabel('Name')).toHaveValue('Dana');
  // With the focus comes what hears the key.
  await expect(settings.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);

  await openByKeys(page);
  await page.keyboard.type('hitch fork');
  await expect(palette(page).getByRole('option', { name: /without a hitch/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'The fork went live without a hitch' });
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute('aria-current', 'true');

  await openByKeys(page);
  await page.keyboard.type('no such thing');
  await expect(palette(page)).toContainText('Nothing found for “no such thing”.');
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

test('single keys write, walk a list and edit; none while somebody types or once they are off', async ({
  page,
  baseURL,
}) => {
  await signIn(page);
  await addPersona(page, baseURL ?? '', { name: 'Ada' });
  await addPersona(page, baseURL ?? '', { name: 'Bo' });
  await page.goto('/personas');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await page.keyboard.press('j');
  await expect(cards.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(cards.nth(0)).toBeFocused();
  const name = await cards.nth(0).getByRole('heading').textContent();
  await page.keyboard.press('e');
  const settings = page.getByRole('dialog');
  await expect(settings.getByLabel('Name')).toHaveValue(name ?? '');
  await settings.getByLabel('Name').press('c');
  await expect(page).toHaveURL(/\/personas$/);
  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);

  await page.keyboard.press('c');
  const composer = page.getByRole('dialog', { name: 'Compose' });
  const text = composer.getByRole('textbox', { name: 'Content' });
  await expect(text).toBeFocused();
  await page.keyboard.type('cjk?');
  await expect(text).toHaveValue('cjk?');
  await expect(page).toHaveURL(/\/personas$/);
  await page.keyboard.press('Escape');
  await expect(composer).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('?');
  await openByKeys(page);
  await expect(help).toHaveCount(0);
});

test('it passes axe and fits a phone, whose bar leads to the five main places', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await page.goto('/personas');
  await openByKeys(page);
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.getByRole('navigation', { name: 'Main places' });
  await expect(bar.getByRole('link')).toHaveText([
    'Dashboard',
    'Schedule',
    'Personas',
    'Tools',
    'Analytics',
  ]);
  await expect(bar.getByRole('link', { name: 'Personas' })).toHaveAttribute('aria-current', 'page');
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await bar.getByRole('link', { name: 'Schedule' }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});

test('what is typed before the palette is drawn stands in its field', async ({ page }) => {
  await signIn(page);
  await page.goto('/personas');
  await expect(page.getByRole('button', { name: 'Command palette' })).toBeVisible();
  // In one task: the browser draws nothing between these keys.
  await page.evaluate(async () => {
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
    press('k', true);
    for (const letter of 'campaigns') {
      await Promise.resolve();
      press(letter);
    }
  });
  await expect(palette(page).getByRole('combobox')).toHaveValue('campaigns');
  await expect(page).toHaveURL(/\/personas$/);
});

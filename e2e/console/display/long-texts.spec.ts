import { expect, type Page } from '@playwright/test';
import { addPersona, signIn, test } from '../visitor.ts';

/** Buttons of the page that do not hold their words, or that stand out of their card. */
const spilling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button:not([role="tab"])')]
      .filter((button) => {
        const card = button.closest('article, main')?.getBoundingClientRect();
        const isTooTall = button.scrollHeight > button.clientHeight + 1;
        return isTooTall || button.getBoundingClientRect().right > (card?.right ?? 0) + 1;
      })
      .map(({ textContent, ariaLabel }) => textContent || ariaLabel),
  );

/** Has the settings of whoever is signed in name that language. */
async function speak(page: Page, origin: string, language: string): Promise<void> {
  const settings = await (await page.request.get('/api/settings')).json();
  const data = { ...settings, profile: { ...settings.profile, language } };
  const saved = await page.request.put('/api/settings', { headers: { origin }, data });
  expect(saved.status()).toBe(200);
}

/** Signs in on a phone, in that language and with a persona; answers the headers of a call. */
async function signInOnPhone(page: Page, origin: string, language: string) {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await speak(page, origin, language);
  await addPersona(page, origin, {});
  return { origin };
}

test('on a phone the long words of German fit their buttons and cards', async ({
  page,
  baseURL,
}) => {
  const headers = await signInOnPhone(page, baseURL ?? '', 'de');
  const bucket = { name: 'gm', description: '', category: 'crypto', isPublic: false, tags: [] };
  await page.request.post('/api/content-buckets', { headers, data: bucket });
  const viral = { title: 'gm', content: 'gm', contentType: 'text', platform: 'twitter' };
  await page.request.post('/api/viral-content', { headers, data: viral });

  await page.goto('/personas');
  await expect(page.getByRole('button', { name: /Degen Dana.*löschen/ })).toBeVisible();
  expect(await spilling(page)).toEqual([]);
  await page.goto('/content-buckets');
  await expect(page.getByRole('button', { name: /gm.*löschen/ })).toBeVisible();
  expect(await spilling(page)).toEqual([]);
  await page.goto('/viral-training');
  await page.getByRole('tab', { name: 'Content-Bibliothek' }).click();
  await expect(page.getByRole('button', { name: /gm.*löschen/ })).toBeVisible();
  expect(await spilling(page)).toEqual([]);
});

test('on a phone two lines of French fit a button', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await speak(page, baseURL ?? '', 'fr');
  await addPersona(page, baseURL ?? '', {});
  await page.goto('/personas');
  await expect(page.getByRole('button', { name: /pause Degen Dana/ })).toBeVisible();
  expect(await spilling(page)).toEqual([]);
  await page.goto('/social-connections');
  await page.getByRole('tab', { name: /^Comptes/ }).click();
  await expect(page.getByRole('button', { name: 'Connecter votre premier compte' })).toBeVisible();
  expect(await spilling(page)).toEqual([]);
});

test('on a phone the name of a key makes no page wider than the window', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  const name = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze'.padEnd(60, 'n');
  const headers = { origin: baseURL ?? '' };
  await page.request.post('/api/extension-keys', { headers, data: { name } });
  await page.goto('/extension');
  await expect(page.getByRole('button', { name: `Revoke ${name}` })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

/** How far to the right the open dialog reaches. */
async function rightEdge(page: Page, role: 'dialog' | 'alertdialog'): Promise<number> {
  const box = await page.getByRole(role).boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0);
}

test('on a phone a dialog stays in the window, whatever its title says', async ({
  page,
  baseURL,
}) => {
  const headers = await signInOnPhone(page, baseURL ?? '', 'de');
  const name = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze';
  const bucket = { name, description: '', category: 'crypto', isPublic: false, tags: [] };
  await page.request.post('/api/content-buckets', { headers, data: bucket });

  await page.goto('/personas');
  await page.getByRole('button', { name: 'Einstellungen für Degen Dana' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible();
  expect(await rightEdge(page, 'dialog')).toBeLessThan(360);
  await page.goto('/content-buckets');
  await page.getByRole('button', { name: `${name} löschen` }).click();
  await expect(page.getByRole('alertdialog').getByRole('heading')).toBeVisible();
  expect(await rightEdge(page, 'alertdialog')).toBeLessThan(360);
});

test('on a phone the table of an import scrolls in its dialog', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await page.goto('/schedule');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Posts' });
  const buffer = Buffer.from('content,date,time\ngm to builders,2099-01-02,09:00\n');
  const file = { name: 'posts.csv', mimeType: 'text/csv', buffer };
  await dialog.getByLabel('CSV file').setInputFiles(file);
  await expect(dialog.getByText('1 post to add')).toBeVisible();
  expect(await rightEdge(page, 'dialog')).toBeLessThan(360);
});

test('on a phone the names of the figures of a profile break between words only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  await page.goto('/profile');
  const name = page.getByRole('term').filter({ hasText: /^Engagement$/ });
  await expect(name).toBeVisible();
  const lines = await name.evaluate((term) => {
    const text = document.createRange();
    text.selectNodeContents(term);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

import { expect, type Page } from '@playwright/test';
import { addPersona, signIn, test } from './visitor.ts';

/** Buttons of the page that do not hold their words, or that stand out of their card. */
const spilling = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main article button')]
      .filter((button) => {
        const card = button.closest('article')?.getBoundingClientRect();
        const isTooTall = button.scrollHeight > button.clientHeight;
        return isTooTall || button.getBoundingClientRect().right > (card?.right ?? 0) + 1;
      })
      .map(({ textContent, ariaLabel }) => textContent || ariaLabel),
  );

test('on a phone the long words of German fit their buttons and cards', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page);
  const headers = { origin: baseURL ?? '' };
  const settings = await (await page.request.get('/api/settings')).json();
  const data = { ...settings, profile: { ...settings.profile, language: 'de' } };
  expect((await page.request.put('/api/settings', { headers, data })).status()).toBe(200);
  await addPersona(page, baseURL ?? '', {});
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

import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ownPages } from '#tools/bench/harness/console-pages.ts';
import { test } from '../visitor.ts';

const catalogue = (language: string): Record<string, unknown> =>
  JSON.parse(
    readFileSync(
      new URL(`../../../shared/lib/i18n/locales/${language}/common.json`, import.meta.url),
      'utf8',
    ),
  );

/** What anybody may open before signing in. */
const pages = [
  '/',
  '/landing',
  '/login',
  '/x-auth-simple',
  '/manual-login',
  '/login-failed',
  '/sign-in-as-account?username=somebody',
  '/invite/unknown',
  '/confirm-email?token=unknown',
  '/auth-success?token=unknown',
  '/auth-callback',
  '/extension',
  '/twitter-setup',
  ...ownPages,
  '/team',
  '/approvals',
  '/audit',
  '/privacy',
  '/terms',
  '/nowhere',
];

/** English sentences of the catalogue that this language words otherwise. */
function englishOf(language: string): Set<string> {
  const texts = Object.entries(catalogue(language)).filter(
    ([english, own]) => typeof own === 'string' && own !== english && /\w{3,} \w/.test(english),
  );
  return new Set(texts.map(([english]) => english));
}

for (const [locale, language] of [
  ['de-AT', 'de'],
  ['ja-JP', 'ja'],
] as const) {
  test.describe(`a visitor whose browser asks for ${locale}`, () => {
    test.use({ locale, expected: /status of (400|401|404|422)/ });

    test(`reads every page before signing in in ${language}`, async ({ page }) => {
      test.setTimeout(240_000);
      const english = englishOf(language);
      const found: string[] = [];
      for (const path of pages) {
        await page.goto(path);
        await expect(page.locator('#root')).not.toHaveAttribute('inert');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        const shown = await page.evaluate(() => {
          const lines = document.body.innerText.split('\n');
          const names = [...document.querySelectorAll('[aria-label], [placeholder], [title]')];
          const said = ['aria-label', 'placeholder', 'title'] as const;
          return [
            ...lines,
            ...names.flatMap((one) => said.map((name) => one.getAttribute(name) ?? '')),
          ].map((line) => line.trim());
        });
        for (const line of shown) if (english.has(line)) found.push(`${path}: ${line}`);
      }
      expect(found).toEqual([]);
    });

    test('gets the first markup in that language, without a script', async ({ page, request }) => {
      for (const path of ['/', '/login', '/dashboard']) {
        const answer = await request.get(path, { headers: { 'accept-language': locale } });
        expect(answer.headers().vary).toContain('accept-language');
        const html = await answer.text();
        expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
        expect(html).not.toContain('Continue with X');
      }
      await page.goto('/login');
      const kept = await page.evaluate(() => localStorage.getItem('language'));
      expect(kept).toBeNull();
    });
  });
}

test.describe('a visitor who has chosen a language here', () => {
  test.use({ locale: 'de-DE' });

  test('reads that one, whatever the browser asks for', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await page.goto('/login');
    await expect(page.locator('#root')).not.toHaveAttribute('inert');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Continue with X' })).toBeVisible();
  });
});

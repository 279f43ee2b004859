import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { languages } from '#shared/contracts/languages.ts';
import { builtWeights } from '../../../scripts/house/built-weights.ts';
import { signIn, test } from '../visitor.ts';
import { askedBeforeHeading, watchHeading } from './first-heading.ts';

/** Kilobytes of gzip, in any language; of the script React and zod take 90. */
const SCRIPT = 130;
const STYLE = 40;

test('no page of the build is heavier, in any language', () => {
  for (const { name, goal, weigh } of builtWeights) {
    expect(weigh('.') ?? Number.NaN, name).toBeLessThanOrEqual(goal);
  }
});

for (const path of ['/login', '/dashboard']) {
  test.describe(`${path} stands after ${SCRIPT} kB of script and ${STYLE} kB of style`, () => {
    for (const language of languages) {
      test(language, async ({ page }) => {
        if (path === '/dashboard') await signIn(page, { language });
        await page.addInitScript((kept) => localStorage.setItem('language', kept), language);
        await page.addInitScript(watchHeading);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect(await weight(page, '.js')).toBeLessThanOrEqual(SCRIPT);
        expect(await weight(page, '.css')).toBeLessThanOrEqual(STYLE);
      });
    }
  });
}

/** Of the files that were asked for before the heading stood. */
async function weight(page: Page, ending: string): Promise<number> {
  const asked = await page.evaluate(askedBeforeHeading);
  const files = asked.map((url) => new URL(url).pathname).filter((path) => path.endsWith(ending));
  expect(files.length).toBeGreaterThan(0);
  const weights = files.map(
    (file) => gzipSync(readFileSync(`dist/console${file}`), { level: 9 }).length,
  );
  return weights.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
}

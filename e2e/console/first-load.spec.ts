import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { signIn, test } from './visitor.ts';

/** Kilobytes of gzip; the aim for both is 120, of which React and zod take 94. */
const SCRIPT = { '/login': 121, '/dashboard': 132 };
const STYLE = 62;

for (const [path, most] of Object.entries(SCRIPT)) {
  test(`${path} stands after ${most} kB of script and ${STYLE} kB of style`, async ({ page }) => {
    if (path === '/dashboard') await signIn(page);
    await page.addInitScript(watchHeading);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await weight(page, '.js')).toBeLessThanOrEqual(most);
    expect(await weight(page, '.css')).toBeLessThanOrEqual(STYLE);
  });
}

/** Of the files that were asked for before the heading stood. */
async function weight(page: Page, ending: string): Promise<number> {
  const files = (await page.evaluate(askedBeforeHeading)).filter((file) => file.endsWith(ending));
  expect(files.length).toBeGreaterThan(0);
  const weights = files.map(
    (file) => gzipSync(readFileSync(`dist/console${file}`), { level: 9 }).length,
  );
  return weights.reduce((sum, bytes) => sum + bytes, 0) / 1_000;
}

/** Runs in the page. */
function watchHeading(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1')) return;
    performance.mark('heading');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function askedBeforeHeading(): string[] {
  const stood = performance.getEntriesByName('heading')[0]?.startTime ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime <= stood)
    .map(({ name }) => new URL(name).pathname);
}

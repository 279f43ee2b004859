/**
 * `npm run gallery -- pictures` opens every story, light and dark, asks axe what it objects to, and takes a
 * picture at two widths into `test-results/gallery/`. Fails where axe or the browser's console complains.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { browserTestPort, chromiumPath } from '#api/config/env.ts';
import { axeViolations } from '../../e2e/axe.ts';

const folder = fileURLToPath(new URL('../../test-results/gallery/', import.meta.url));
const port = browserTestPort();
const origin = `http://localhost:${port}`;
const WIDTHS = [390, 1280];
const START_MS = 60_000;

async function storyIds(): Promise<string[]> {
  const end = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(`${origin}/meta.json`).catch(() => null);
    if (answer?.ok) return Object.keys((await answer.json()).stories);
    if (Date.now() > end) throw new Error(`Ladle did not start within ${START_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Its pictures; answers what axe objects to. */
async function shoot(page: Page, story: string, theme: 'light' | 'dark'): Promise<string[]> {
  await page.goto(`${origin}/?story=${story}&theme=${theme}&mode=preview`);
  await page.locator('[data-story] > :not(.ladle-ring-wrapper)').first().waitFor();
  await page.locator(`html.${theme}`).waitFor();
  // Some states begin with a press.
  for (const button of await page.locator('[data-gallery-press]').all()) await button.click();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForLoadState('networkidle');
    const path = join(folder, `${story}-${theme}-${width}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
  // A part of a page has no landmarks.
  const found = (await axeViolations(page)).filter(({ id }) => id !== 'region');
  return found.map(({ id, html, failureSummary }) => `${id}: ${html}\n${failureSummary}`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const ladle = spawn(process.execPath, ['scripts/gallery.mjs', '--port', String(port)], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const complaints: string[] = [];
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  page.setDefaultTimeout(START_MS);
  let shown = '';
  const complain = (text: string) => complaints.push(`${shown}: ${text}`);
  page.on('pageerror', ({ message }) => complain(message));
  page.on('console', (line) => line.type() === 'error' && complain(line.text()));
  for (const story of await storyIds()) {
    for (const theme of ['light', 'dark'] as const) {
      shown = `${story}, ${theme}`;
      for (const violation of await shoot(page, story, theme)) complain(violation);
    }
    console.log(story);
  }
} finally {
  await browser.close();
  ladle.kill('SIGTERM');
  await once(ladle, 'exit');
}
console.log(`Pictures: ${folder}`);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;

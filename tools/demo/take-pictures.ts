import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import {
  type FilledServer,
  launchBrowser,
  onFilledServer,
  saveProfile,
} from '#tools/bench/harness/filled-server.ts';
import { say } from '#tools/bench/harness/say.ts';

const FOLDER = fileURLToPath(new URL('../../console/public/demo/', import.meta.url));
const SIZE = { width: 1280, height: 900 };

/** Screens of the demo by the name of their picture. */
const screens = {
  dashboard: '/dashboard',
  personas: '/personas',
  schedule: '/schedule',
  analytics: '/analytics',
};

/**
 * `node --import tsx tools/demo/take-pictures.ts`: takes the pictures of the landing page's demo anew, from
 * the production build with one filled workspace. The one of X's page is that of README.md.
 */
async function take(server: FilledServer): Promise<void> {
  // The greeting is in the picture.
  await saveProfile(server, { firstName: 'Kit', lastName: 'Ferro' });
  const browser = await launchBrowser();
  for (const [name, path] of Object.entries(screens)) {
    const picture = await screenshot(browser, server, path);
    const { size } = await sharp(picture)
      .webp({ quality: 72, effort: 6 })
      .toFile(join(FOLDER, `${name}.webp`));
    say(`${name}.webp: ${Math.round(size / 1_000)} kB`);
  }
  await browser.close();
}

async function screenshot(browser: Browser, { token, origin }: FilledServer, path: string) {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'sid', value: token, url: origin }]);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The live channel stays open: what a screen reads has come when nothing waits for it any more.
  await page.waitForFunction(() => !document.querySelector('[class*="animate-pulse"]'));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

await onFilledServer(take);

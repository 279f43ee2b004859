/**
 * `npm run screenshots` takes the pictures of the gallery in `docs/gallery/`: 24 states, light and dark,
 * at two widths. `npm run screenshots -- all`, or with the paths of screens, takes whole pages into
 * `test-results/screenshots/`: with nothing, 5 and 60 of each thing, at five widths. An `index.html`
 * shows them side by side.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath } from '#api/config/env.ts';
import { otherScreens, ownScreens } from '../../e2e/console/display/screens.ts';
import { addMany } from '../../e2e/many-things.ts';
import { apiUrl } from '../../e2e/people.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { contactSheet, type Shot } from './contact-sheet.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The screens of the gallery, by how many of each thing there are. */
const gallery: Record<number, string[]> = {
  0: [
    '/dashboard',
    '/schedule',
    '/approvals',
    '/personas',
    '/analytics',
    '/campaigns',
    '/settings',
  ].concat(['/team', '/social-connections', '/viral-training', '/advanced-tools', '/extension']),
  5: [
    '/dashboard',
    '/schedule',
    '/approvals',
    '/personas',
    '/content-buckets',
    '/notifications',
  ].concat(['/drafts', '/audit']),
  60: ['/dashboard', '/schedule', '/approvals', '/personas'],
};
const named = process.argv.slice(2);
const isGallery = named.length === 0;
const folder = join(root, isGallery ? 'docs/gallery' : 'test-results/screenshots');
const widths = isGallery ? [390, 1280] : [360, 390, 768, 1280, 1920];
const counts = [0, 5, 60];
/** Longer pages are cut: Chromium draws no picture of more pixels. */
const MAX_HEIGHT = 12_000;
const START_MS = 60_000;

const isAsked = (path: string, count: number) =>
  isGallery ? gallery[count]?.includes(path) : named.includes('all') || named.includes(path);

async function waitFor(isDone: () => Promise<boolean>, what: string, limit: number) {
  const end = Date.now() + limit;
  while (!(await isDone().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} took more than ${limit / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Somebody new with so many of each thing, each post on hold and told. */
async function signIn(context: BrowserContext, count: number): Promise<void> {
  await context.request.get(`${apiUrl}/api/auth/test-login?username=shots${count}`);
  const headers = { origin: apiUrl };
  await addMany(
    async (path, data) => (await context.request.post(apiUrl + path, { headers, data })).status(),
    count,
  );
  const unread = async () =>
    (await (await context.request.get(`${apiUrl}/api/watchlist/notifications/unread`)).json())
      .unread;
  await waitFor(async () => (await unread()) === count, 'Notifications of held posts', 90_000);
  if (isAsked('/approvals', count) && count > 0) await submitAll(context, headers);
}

/** Fills the queue of approvals. */
async function submitAll(context: BrowserContext, headers: Record<string, string>) {
  const policy = { accountId: null, mode: 'optional', levels: [], allowSelf: true };
  await context.request.put(`${apiUrl}/api/approval-policies`, { headers, data: policy });
  const posts = await (await context.request.get(`${apiUrl}/api/scheduled-posts`)).json();
  const seen = posts.map(({ id, version }: { id: string; version: number }) => ({ id, version }));
  await context.request.post(`${apiUrl}/api/approvals/submit`, { headers, data: { posts: seen } });
}

/** Runs in the page: whether a visible part is still loading. */
function isLoading(): boolean {
  const awaited = 'main [role="status"][aria-label^="Loading"], main [class*="animate-pulse"]';
  return [...document.querySelectorAll(awaited)].some((place) => {
    const { top, height } = place.getBoundingClientRect();
    return height > 0 && top < innerHeight;
  });
}

async function shoot(page: Page, path: string, count: number): Promise<Shot[]> {
  const shots: Shot[] = [];
  await page.goto(apiUrl + path);
  await page.locator('h1:not([inert] *)').first().waitFor({ state: 'attached' });
  await waitFor(async () => !(await page.evaluate(isLoading)), `Loading ${path}`, START_MS);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((dark) => {
      localStorage.setItem('theme-dark', String(dark));
      dispatchEvent(new StorageEvent('storage', { key: 'theme-dark' }));
    }, theme === 'dark');
    await page.locator(`html.${theme}`).waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      const file = `${path.slice(1)}-${count}-${theme}-${width}.webp`;
      const clip = { x: 0, y: 0, width, height: isGallery ? 900 : Math.min(length, MAX_HEIGHT) };
      const taken = await page.screenshot({ fullPage: !isGallery, clip, animations: 'disabled' });
      await sharp(taken)
        .webp({ quality: isGallery ? 55 : 75 })
        .toFile(join(folder, file));
      shots.push({ path, count, theme, width, file, length });
    }
  }
  return shots;
}

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await ensureBuilt();
  const server = spawn(process.execPath, ['--import', 'tsx', 'e2e/server.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const shots: Shot[] = [];
  try {
    const isUp = async () => (await fetch(`${apiUrl}/api/health`)).ok;
    await waitFor(isUp, 'The start of the server', START_MS);
    for (const count of counts) {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await signIn(context, count);
      const page = await context.newPage();
      for (const path of [...ownScreens, ...(count === 0 ? otherScreens : [])]) {
        if (!isAsked(path, count)) continue;
        shots.push(...(await shoot(page, path, count)));
        console.log(`${path} with ${count}`);
      }
      await context.close();
    }
    writeFileSync(join(folder, 'index.html'), contactSheet(shots));
    console.log(`${shots.length} pictures: ${join(folder, 'index.html')}`);
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

await main();

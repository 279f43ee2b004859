import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, chromium, expect, type Page, type Worker } from '@playwright/test';
import { chromiumPath } from '#api/config/env.ts';
import type { XOptions } from '#tools/sandbox/x-web/options.ts';
import { apiUrl, newPerson, newPersona, type Person } from '../people.ts';
import { serveX } from '../x-page/serve.ts';
import { XPage } from '../x-page/x-page.ts';
import { goOffline } from './panel/waiting-drafts.ts';
import { DraftPopover } from './popover/draft-popover.ts';

const unpacked = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));

interface Fixtures {
  /** What X is like in this test. */
  xOptions: Partial<XOptions>;
  /** The window has scrollbars that take room, as those of many people do. */
  scrollbars: boolean;
  /** Somebody with a persona and an extension key. */
  person: Person;
  /** The extension's background. */
  background: Worker;
  /** The extension holds this person's key. */
  connected: boolean;
  x: XPage;
  /** X, showing its home timeline. */
  home: XPage;
  /** X's home timeline is shown and the server cut off since; brings the server back. */
  goOnline(): Promise<void>;
  /** The dialog that drafts, on the page. */
  draft: DraftPopover;
  /** Lets pages use the clipboard; reads what lies there, on the page unless told. */
  readClipboard(on?: Page): Promise<string>;
  /** The side panel as a page: Playwright cannot press what lies beside the tab. */
  panel: Page;
}

/** A real Chromium with the real extension, on the X stand-in; any error on the page fails. */
export const test = base.extend<Fixtures>({
  xOptions: [{}, { option: true }],
  scrollbars: [false, { option: true }],
  viewport: { width: 1280, height: 900 },
  connected: [true, { option: true }],

  context: async ({ xOptions, scrollbars, viewport }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'troupe-profile-'));
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      viewport,
      ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
      args: [
        '--no-sandbox',
        `--disable-extensions-except=${unpacked}`,
        `--load-extension=${unpacked}`,
      ],
    });
    await serveX(context, xOptions);
    await use(context);
    await context.close();
    await rm(profile, { recursive: true, force: true });
  },

  page: async ({ context }, use) => {
    const page = await context.newPage();
    const errors = collectErrors(page);
    await use(page);
    expect(errors, 'errors on the page').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  person: async ({}, use) => {
    const person = await newPerson();
    await newPersona(person);
    await use(person);
  },

  background: async ({ context }, use) => {
    await use(context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker')));
  },

  x: async ({ page, background, connected, person }, use) => {
    if (connected) await connect(background, person.key);
    await use(new XPage(page));
  },

  home: async ({ x }, use) => {
    await x.goto('/home');
    await use(x);
  },

  goOnline: async ({ home }, use) => {
    await use(await goOffline(home.page.context()));
  },

  draft: async ({ page }, use) => {
    await use(new DraftPopover(page));
  },

  readClipboard: async ({ page, context }, use) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await use((on = page) => on.evaluate(() => navigator.clipboard.readText()));
  },

  panel: async ({ context, background }, use) => {
    const panel = await context.newPage();
    const errors = collectErrors(panel);
    await panel.setViewportSize({ width: 400, height: 800 });
    await panel.goto(new URL('/sidepanel.html', background.url()).href);
    await use(panel);
    // Chrome logs every answer of 400 and above; those the panel says in words.
    expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([]);
  },
});

export { expect };

/** Goes to a screen of the panel, by the row or by its menu. */
export async function openScreen(panel: Page, name: string | RegExp): Promise<void> {
  const row = panel.getByRole('navigation', { name: 'Screens' });
  const link = row.getByRole('link', { name });
  const menu = row.locator('button[aria-expanded="false"]');
  await expect(row.getByRole('link').first()).toBeVisible();
  if (!(await link.isVisible())) await menu.click();
  await link.click();
}

/** Stores a connection as the side panel does. */
export async function connect(background: Worker, apiKey: string, url = apiUrl): Promise<void> {
  await background.evaluate((items) => chrome.storage.local.set(items), { apiUrl: url, apiKey });
}

/** Sets the language of the interface, as the settings do. */
export async function chooseLanguage({ cookie, get }: Person, language: string): Promise<void> {
  const settings = await get<{ profile: object }>('/api/settings');
  const answer = await fetch(`${apiUrl}/api/settings`, {
    method: 'PUT',
    headers: { cookie, origin: apiUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ ...settings, profile: { ...settings.profile, language } }),
  });
  expect(answer.status).toBe(200);
}

/** Side panels open beside tabs; the `panel` of a test is a page. */
export const countSidePanels = (background: Worker): Promise<number> =>
  background.evaluate(async () => {
    const contextTypes = [chrome.runtime.ContextType.SIDE_PANEL];
    return (await chrome.runtime.getContexts({ contextTypes })).length;
  });

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

import type { CDPSession, Locator, Page } from '@playwright/test';
import { fillWorklist } from './harness/fill-worklist.ts';
import {
  type FilledServer,
  launchBrowser,
  onFilledServer,
  signedInContext,
} from './harness/filled-server.ts';
import { machine, say, sayTable } from './harness/say.ts';
import { type Interaction, takeInteractions, watchInteractions } from './interactions.ts';

const POSTS = 60;
const PARTS = 25;
const SLOWER = 4;
const GOAL_MS = 100;
/** Between two keys of somebody who types 120 words a minute. */
const KEY_MS = 100;

const sentence = 'funding flipped negative again and nobody talks about it $BTC ';

/**
 * `node --import tsx tools/bench/inp.ts [screen ...]`: how long each screen takes from a key or a
 * press to the next paint, with the CPU at a quarter of its speed and 60 posts: the middle, and the
 * slowest but two in a hundred.
 */
async function measure(server: FilledServer): Promise<void> {
  const browser = await launchBrowser();
  const context = await signedInContext(browser, server, 1280);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await widenWindow(devTools);
  say(machine());
  const asked = process.argv.slice(2);
  sayTable([['screen', 'interactions', 'p50 ms', `p98 ms (goal ${GOAL_MS})`, 'the slowest']], 14);
  const all: Interaction[] = [];
  for (const [name, use] of Object.entries(screens)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await page.goto('/schedule');
    await page.getByRole('article').first().waitFor();
    // With it come the single keys.
    await page.getByRole('button', { name: 'Command palette' }).waitFor();
    await watchInteractions(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await use(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const seen = await takeInteractions(page);
    if (name !== 'bare') all.push(...seen);
    sayTable([[name, ...rowOf(seen)]], 14);
  }
  sayTable([['all', ...rowOf(all)]], 14);
  await browser.close();
}

/** Larger than the page: what lies beyond the window is never painted, and a key there waits for ever. */
async function widenWindow(devTools: CDPSession): Promise<void> {
  const { windowId } = await devTools.send('Browser.getWindowForTarget');
  const bounds = { width: 1300, height: 1000 };
  await devTools.send('Browser.setWindowBounds', { windowId, bounds });
}

function rowOf(all: Interaction[]): string[] {
  const sorted = all.toSorted((one, other) => other.ms - one.ms);
  const at = (share: number) => String(sorted[Math.floor(sorted.length * share)]?.ms ?? '');
  const slowest = sorted.slice(0, 4).map(({ on, ms }) => `${on} ${ms}`);
  return [String(all.length), at(0.5), at(0.02), slowest.join(', ')];
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function keys(page: Page, ...pressed: string[]): Promise<void> {
  for (const key of pressed) await page.keyboard.press(key, { delay: KEY_MS });
  await painted(page);
}

/** With the mouse alone: what a locator's own click asks of the page would be counted with the press. */
async function press(on: Locator): Promise<void> {
  const page = on.page();
  await on.scrollIntoViewIfNeeded();
  const box = await on.boundingBox();
  if (!box) throw new Error('Nothing to press.');
  await painted(page);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: KEY_MS });
  await painted(page);
}

/** Until then no locator looks through the page: its search would delay what is measured. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

async function type(page: Page, characters: number): Promise<void> {
  const text = sentence.repeat(Math.ceil(characters / sentence.length)).slice(0, characters);
  await page.keyboard.type(text, { delay: KEY_MS });
}

async function compose(page: Page) {
  await keys(page, 'c');
  const composer = dialog(page, 'Compose');
  await composer.getByRole('textbox', { name: 'Content' }).waitFor();
  return composer;
}

const screens: Record<string, (page: Page) => Promise<void>> = {
  /** What a page costs that does nothing: what this machine adds to all the others. */
  async bare(page) {
    // The product's page refuses markup that is written into it.
    await page.goto('about:blank');
    await page.setContent('<textarea></textarea>');
    await watchInteractions(page);
    await press(page.getByRole('textbox'));
    await type(page, 100);
  },
  async worklist(page) {
    for (let row = 0; row < 12; row++) await keys(page, 'j', 'x');
    for (let row = 0; row < 6; row++) await keys(page, 'k', 'x');
    const menus = page.getByRole('button', { name: /^Actions/ });
    for (let row = 0; row < 5; row++) {
      await press(menus.nth(row));
      await page.getByRole('menu').waitFor();
      await keys(page, 'ArrowDown', 'ArrowDown', 'Escape');
      await page.getByRole('menu').waitFor({ state: 'hidden' });
    }
    await press(page.getByLabel('Select all 60 posts'));
    await press(page.getByLabel('Select all 60 posts'));
    await press(page.getByLabel('Search posts'));
    await type(page, 20);
    await press(page.getByRole('button', { name: 'Clear', exact: true }));
    await page.getByLabel('Show').selectOption('held');
    await page.getByLabel('Show').selectOption('all');
  },
  async drawers(page) {
    for (let time = 0; time < 4; time++) {
      await keys(page, 'j', 'Enter');
      await dialog(page, 'Scheduled Post').getByRole('article').waitFor();
      await keys(page, 'Escape');
      await dialog(page, 'Scheduled Post').waitFor({ state: 'hidden' });
      await keys(page, 'e');
      await dialog(page, 'Edit Scheduled Post').getByRole('textbox').first().waitFor();
      await keys(page, 'Escape');
      await dialog(page, 'Edit Scheduled Post').waitFor({ state: 'hidden' });
    }
  },
  async composer(page) {
    await compose(page);
    await type(page, 500);
  },
  async thread(page) {
    const composer = await compose(page);
    await type(page, 20);
    for (let part = 2; part <= PARTS; part++) {
      await press(composer.getByRole('button', { name: 'Add part' }));
      await composer.getByRole('textbox', { name: `Part ${part}`, exact: true }).waitFor();
      await type(page, 12);
    }
    await press(composer.getByRole('textbox', { name: 'Part 12', exact: true }));
    await type(page, 150);
    await press(composer.getByRole('button', { name: 'Move part 12 up' }));
    await press(composer.getByRole('button', { name: /^Number the parts/ }));
  },
  async palette(page) {
    for (const word of ['sched', 'persona 3', 'negative', 'new camp']) {
      await keys(page, 'Control+k');
      await dialog(page, 'Command palette').getByRole('combobox').waitFor();
      await page.keyboard.type(word, { delay: KEY_MS });
      await keys(page, 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape');
      await dialog(page, 'Command palette').waitFor({ state: 'hidden' });
    }
  },
  async calendar(page) {
    await press(page.getByRole('tab', { name: 'Calendar' }));
    await page.getByRole('table', { name: 'Weeks' }).waitFor();
    for (const turn of ['Next weeks', 'Next weeks', 'Previous weeks', 'Today']) {
      await press(page.getByRole('button', { name: turn }));
    }
    await page.getByLabel('View').selectOption('week');
    await page.getByRole('table', { name: 'Week' }).waitFor();
    for (const turn of ['Next week', 'Next week', 'Previous week']) {
      await press(page.getByRole('button', { name: turn }));
    }
    await page
      .getByRole('button', { name: /^Add post/ })
      .first()
      .focus();
    for (let cell = 0; cell < 8; cell++) await keys(page, 'ArrowDown', 'ArrowRight');
    await page.getByLabel('View').selectOption('month');
    await page.getByRole('table', { name: 'Month' }).waitFor();
    await press(page.getByRole('button', { name: 'Today' }));
    await page
      .getByRole('button', { name: /, Pending$/ })
      .first()
      .focus();
    await keys(page, 'Space', 'ArrowDown', 'ArrowDown', 'Escape');
    // The screen keeps the tab, and the next one begins with the list.
    await press(page.getByRole('tab', { name: 'Posts' }));
  },
  async places(page) {
    for (let round = 0; round < 4; round++) {
      for (const tab of ['Queue', 'Calendar', 'Posts']) {
        await press(page.getByRole('tab', { name: tab }));
      }
      await press(page.getByRole('button', { name: /Switch to (dark|light) mode/ }));
      const nav = page.getByRole('navigation', { name: 'Main' });
      for (const link of ['Dashboard', 'Personas', 'Analytics', 'Schedule']) {
        await press(nav.getByRole('link', { name: link }));
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
    }
  },
};

await onFilledServer(measure, (client, workspaceId) => fillWorklist(client, workspaceId, POSTS));

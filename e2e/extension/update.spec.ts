import type { BrowserContext, Page } from '@playwright/test';
import { DraftPopover } from './draft-popover.ts';
import { expect, test } from './fixtures.ts';

const host = '[data-troupe="reply-button"]';

/** How many of our buttons the posts have, each number once. */
async function buttonsPerPost(page: Page): Promise<number[]> {
  const counts = await page
    .getByTestId('tweet')
    .evaluateAll((posts, hosts) => posts.map((one) => one.querySelectorAll(hosts).length), host);
  return [...new Set(counts)];
}

/** Chrome's own page of extensions, which may do with them what a person may. */
async function openSettings(context: BrowserContext): Promise<Page> {
  const settings = await context.newPage();
  await settings.goto('chrome://extensions');
  // An unpacked extension comes back from a reload only in developer mode.
  await settings.evaluate(
    'chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true })',
  );
  return settings;
}

test('after a reload of the extension an open page has one working button for each post', async ({
  x,
  page,
  context,
  background,
}) => {
  await (await openSettings(context)).close();
  await x.goto('/home', { posts: 40, windowing: false });
  await expect.poll(() => buttonsPerPost(page)).toEqual([1]);
  await page.locator(host).evaluateAll((all) => {
    for (const old of all) old.classList.add('orphan');
  });

  const gone = background.waitForEvent('close');
  await background.evaluate(() => chrome.runtime.reload());
  await gone;

  await expect(page.locator(`${host}.orphan`)).toHaveCount(0);
  await expect.poll(() => buttonsPerPost(page)).toEqual([1]);
  await expect(page.locator('[data-troupe="compose-button"]')).toHaveCount(1);
  const draft = new DraftPopover(page);
  await draft.openFrom(page.getByTestId('tweet').first());
  await draft.drafted();
});

test('a script whose extension is gone takes its buttons away', async ({
  x,
  page,
  context,
  background,
}) => {
  await x.goto('/home', { posts: 40 });
  await expect(page.locator(host).first()).toBeVisible();
  const settings = await openSettings(context);
  await settings.evaluate(
    `chrome.management.setEnabled('${new URL(background.url()).host}', false)`,
  );
  await page.bringToFront();
  await expect(page.locator('[data-troupe]')).toHaveCount(0);
});

test('a worker that Chrome has stopped serves the next press', async ({
  x,
  page,
  panel,
  context,
}) => {
  await x.goto('/home', { posts: 40 });
  await expect(page.locator(host).first()).toBeVisible();
  const devTools = await context.newCDPSession(panel);
  const stopped = new Promise<void>((done) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) done();
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await stopped;

  await page.bringToFront();
  const draft = new DraftPopover(page);
  await draft.openFrom(page.getByTestId('tweet').first());
  await draft.drafted();
});

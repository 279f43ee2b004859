import type { BrowserContext, Page, Worker } from '@playwright/test';
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

/** Stops the worker as Chrome does; `own` is a page of the extension. */
async function stopWorker(context: BrowserContext, own: Page): Promise<void> {
  const devTools = await context.newCDPSession(own);
  const stopped = new Promise<void>((done) => {
    devTools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) done();
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.stopAllWorkers');
  await stopped;
}

/** As an update does it; over once every post has its one button again, and from the new scripts. */
async function reloadExtension(page: Page, background: Worker): Promise<void> {
  await page.locator(host).evaluateAll((all) => {
    for (const old of all) old.classList.add('orphan');
  });
  const gone = background.waitForEvent('close');
  await background.evaluate(() => chrome.runtime.reload());
  await gone;
  await expect(page.locator(`${host}.orphan`)).toHaveCount(0);
  await expect.poll(() => buttonsPerPost(page)).toEqual([1]);
}

test('after a reload of the extension an open page has one working button for each post', async ({
  x,
  draft,
  page,
  context,
  background,
}) => {
  await (await openSettings(context)).close();
  await x.goto('/home', { posts: 40, windowing: false });
  await expect.poll(() => buttonsPerPost(page)).toEqual([1]);
  await reloadExtension(page, background);
  await expect(page.locator('[data-troupe="compose-button"]')).toHaveCount(1);
  await draft.draftFrom(x.postAt(0));
});

test('what stands in an open dialog outlives a reload of the extension, and can be inserted', async ({
  x,
  draft,
  page,
  context,
  background,
  readClipboard,
}) => {
  await (await openSettings(context)).close();
  await x.goto('/home', { posts: 40, windowing: false });
  const posts = page.getByTestId('tweet');
  await draft.draftFrom(posts.first());
  await draft.text.fill('half a thought');
  await reloadExtension(page, background);

  await expect(draft.text).toHaveValue('half a thought');
  await draft.text.press('End');
  await page.keyboard.type(', now whole');
  expect(await x.shortcuts()).toEqual([]);
  await draft.button('Insert').click();
  await expect(draft.dialog.getByText(/^Troupe was updated: reload this page\./)).toBeVisible();
  expect(await readClipboard()).toBe('half a thought, now whole');
  await posts.nth(1).getByRole('button', { name: 'AI Reply' }).press('Enter');
  await expect(draft.text).not.toHaveValue('half a thought, now whole');
  await expect(draft.dialog).toHaveCount(1);
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
  draft,
  page,
  panel,
  context,
}) => {
  await x.goto('/home', { posts: 40 });
  await expect(page.locator(host).first()).toBeVisible();
  await stopWorker(context, panel);

  await page.bringToFront();
  await draft.draftFrom(x.postAt(0));
});

test('a worker stopped in the middle of a draft is told as that, and drafts at the next press', async ({
  x,
  draft,
  page,
  panel,
  context,
}) => {
  let asked = false;
  await context.route('**/api/ai/generate-reply/stream', (route) => {
    // As a model that thinks: the first order is never answered.
    if (asked) return route.fallback();
    asked = true;
  });
  await x.goto('/home', { posts: 40 });
  await page.bringToFront();
  await draft.openFrom(x.postAt(0));
  await expect.poll(() => asked).toBe(true);
  await stopWorker(context, panel);
  await page.bringToFront();
  await expect(draft.dialog.getByRole('alert')).toHaveText(
    'The browser stopped Troupe. Try again.',
  );
  await draft.button('Generate').click();
  await draft.drafted();
  await expect(draft.dialog.getByRole('alert')).toBeHidden();
});

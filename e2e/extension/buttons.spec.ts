import type { Page } from '@playwright/test';
import { sandboxPageUrl } from '../people.ts';
import { expect, test } from './fixtures.ts';

/** Posts on the page without exactly one button, after a frame in which they could get it. */
async function postsWithoutOneButton(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const bars = document.querySelectorAll('article[data-testid="tweet"] [data-testid="reply"]');
    return [...bars].filter(
      (reply) =>
        reply.closest('article')?.querySelectorAll('[data-troupe="reply-button"]').length !== 1,
    ).length;
  });
}

async function scrollThrough(page: Page): Promise<{ seen: number; wrong: number }> {
  return page.evaluate(async () => {
    const seen = new Set<string>();
    let wrong = 0;
    let changed = false;
    const observer = new MutationObserver(() => {
      changed = true;
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const frames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // X may draw its list some frames after the scroll; the buttons have a frame more.
    const settled = async () => {
      do {
        changed = false;
        await frames();
      } while (changed);
    };
    for (const direction of [1, -1]) {
      for (let last = -1; last !== window.scrollY; ) {
        last = window.scrollY;
        window.scrollBy(0, direction * 700);
        await frames();
        await settled();
        for (const article of document.querySelectorAll('article[data-testid="tweet"]')) {
          const link = article.querySelector('a[href*="/status/"] > time')?.parentElement;
          seen.add(link?.getAttribute('href') ?? '');
          const buttons = article.querySelectorAll('[data-troupe="reply-button"]');
          if (article.querySelector('[data-testid="reply"]') && buttons.length !== 1) wrong += 1;
        }
      }
    }
    return { seen: seen.size, wrong };
  });
}

test('every post has the button exactly once, through 240 recycled posts and back', async ({
  x,
  page,
}) => {
  await x.goto('/home', { posts: 240 });
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  const { seen, wrong } = await scrollThrough(page);
  expect(seen).toBeGreaterThan(200);
  expect(wrong).toBe(0);
});

for (const route of ['/search?q=eth', '/i/lists/1', '/notifications', '/i/communities/1']) {
  test(`posts on ${route} have the button`, async ({ x, page }) => {
    await x.goto(route);
    await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
    await expect.poll(() => postsWithoutOneButton(page)).toBe(0);
  });
}

test('moving through X without a load gives every new post its button', async ({ home, page }) => {
  const first = home.postAt(0);
  await first.getByTestId('tweetText').first().click();
  await expect(page).toHaveURL(/\/status\/\d+/);
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  await expect.poll(() => postsWithoutOneButton(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  await expect.poll(() => postsWithoutOneButton(page)).toBe(0);
});

test('a theme change, which rebuilds all of X, brings the buttons back in its colours', async ({
  x,
  page,
}) => {
  await x.goto('/home', { theme: 'light' });
  const button = page.getByRole('button', { name: 'AI Reply' }).first();
  await expect(button).toHaveCSS('background-image', /rgb\(83%20100%20113\)/);
  await x.setTheme('dark');
  await expect(button).toHaveCSS('background-image', /rgb\(113%20118%20123\)/);
  await x.setTheme('dim');
  await expect(button).toHaveCSS('background-image', /rgb\(139%20152%20165\)/);
  await expect.poll(() => postsWithoutOneButton(page)).toBe(0);
});

test('a composer has one button, named after what it sends', async ({ home, page }) => {
  await expect(page.getByRole('button', { name: 'AI Post' })).toHaveCount(1);
  const dialog = await home.openReply();
  await expect(dialog.getByRole('button', { name: 'AI Reply' })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'AI Post' })).toHaveCount(0);
});

test('a tool bar that X rebuilds with every key keeps one button', async ({ x, page }) => {
  await x.goto('/home', { variants: ['toolbar-rebuilt', 'foreign-buttons', 'deep'] });
  await x.composer().click();
  await page.keyboard.type('gm gm');
  await expect(page.getByRole('button', { name: 'AI Post' })).toHaveCount(1);
});

test('a second copy of the script takes over and leaves no button twice', async ({
  x,
  page,
  background,
}) => {
  await x.goto('/home');
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  await background.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ url: 'https://x.com/*' });
    await chrome.scripting.executeScript({
      target: { tabId: tab?.id ?? -1 },
      files: ['content-scripts/x.js'],
    });
  });
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  await expect.poll(() => postsWithoutOneButton(page)).toBe(0);
  await expect(page.locator('[data-troupe="compose-button"]')).toHaveCount(1);
});

test('what an instance left behind that could not clean up is removed', async ({ x, page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const left = document.createElement('span');
      left.dataset.troupe = 'reply-button';
      left.id = 'left-behind';
      document.body.append(left);
    });
  });
  await x.goto('/home');
  await expect(page.getByRole('button', { name: 'AI Reply' }).first()).toBeVisible();
  await expect(page.locator('#left-behind')).toHaveCount(0);
});

test('the X sandbox’s own page has the buttons, and they draft', async ({
  x,
  draft,
  page,
  context,
}) => {
  await context.route(`${sandboxPageUrl}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.fallback({ url: `https://x.com${pathname}${search}` });
  });
  await page.goto(`${sandboxPageUrl}/home`);
  await draft.draftFrom(x.postAt(0));
  await draft.insert('Tried on the sandbox');
  await x.openReply();
  await expect.poll(() => x.composerText()).toBe('Tried on the sandbox');
});

test('pages without posts and signed-out pages stay quiet', async ({ x, page }) => {
  await page.goto('https://x.com/home?x-variant=signed-out');
  await expect(page.locator('[data-troupe]')).toHaveCount(0);
  await page.goto('https://x.com/i/chat');
  await expect(page.getByTestId('dm-composer-textarea')).toBeVisible();
  await expect(page.locator('[data-troupe]')).toHaveCount(0);
  expect(await x.sent()).toEqual([]);
});

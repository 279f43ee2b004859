import * as selectors from '#extension/x-page/selectors.ts';
import { expect, test } from './fixtures.ts';

const names = Object.entries(selectors).flatMap(([name, selector]) =>
  typeof selector === 'string' ? [{ name, selector }] : [],
);

test('every selector finds what it names on some page of X', async ({ x, page }) => {
  const found = new Set<string>();
  const look = async () => {
    for (const { name, selector } of names) {
      if ((await page.locator(selector).count()) > 0) found.add(name);
    }
  };
  await x.goto('/home', { windowing: false, posts: 60 });
  await expect(x.postAt(0)).toBeVisible();
  await x.composer().click();
  await page.keyboard.type('gm');
  await expect(page.getByTestId('addButton')).toBeVisible();
  await look();
  await x.postAt(0).getByTestId('retweet').click();
  await page.getByRole('menuitem').last().click();
  await x.dialog();
  await look();
  await page.keyboard.press('Escape');
  await x.postAt(0).getByTestId('tweetText').first().click();
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  await look();
  await x.goto('/home', { variants: ['editor-textarea'] });
  await expect(page.locator('textarea[data-testid="tweetTextarea_0"]')).toBeVisible();
  await look();
  expect(names.map(({ name }) => name).filter((name) => !found.has(name))).toEqual([]);
});

test('a post has one author line of its own, one action bar and one Reply', async ({ x, page }) => {
  await x.goto('/home', { windowing: false, posts: 60 });
  await expect(x.postAt(0)).toBeVisible();
  const counts = await page.locator(selectors.tweet).evaluateAll(
    (articles, { reply, bar }) =>
      articles.map((article) => ({
        replies: article.querySelectorAll(reply).length,
        bars: article.querySelector(reply)?.closest(bar) ? 1 : 0,
      })),
    { reply: selectors.replyButton, bar: selectors.actionBar },
  );
  expect(counts.length).toBeGreaterThan(40);
  expect(counts.filter(({ replies, bars }) => replies !== 1 || bars !== 1)).toEqual([]);
});

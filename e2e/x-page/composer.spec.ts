import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

const hard =
  'First line 👨‍👩‍👧‍👦\n\nسطر عربي $BTC\n• bullet → `code` <x>\n@ann_x https://a.example/b?c=d';

const submitStates = {
  enabled: { disabled: null, 'aria-disabled': null, tabindex: null },
  disabled: { disabled: '', 'aria-disabled': 'true', tabindex: '-1' },
} as const;

async function expectSubmit(page: Page, testid: string, state: keyof typeof submitStates) {
  const button = page.getByTestId(testid);
  await expect
    .poll(() =>
      button.evaluate((element) => ({
        disabled: element.getAttribute('disabled'),
        'aria-disabled': element.getAttribute('aria-disabled'),
        tabindex: element.getAttribute('tabindex'),
      })),
    )
    .toEqual(submitStates[state]);
}

async function pasteByClipboard(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('Control+v');
}

test('typing and Backspace reach the model and the Post button follows', async ({ page, x }) => {
  await x.goto('/home');
  await expectSubmit(page, 'tweetButtonInline', 'disabled');
  await x.composer().click();
  await page.keyboard.type('gm @ann_x $BTC 🔥!');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect.poll(() => x.composerText()).toBe('gm @ann_x $BTC \ntwo');
  await expectSubmit(page, 'tweetButtonInline', 'enabled');
  await page.getByTestId('tweetButtonInline').click();
  await expect(page.getByTestId('toast')).toBeVisible();
  expect(await x.sent()).toEqual([
    { text: 'gm @ann_x $BTC \ntwo', inReplyTo: null, quoteOf: null, kind: 'post' },
  ]);
  await expectSubmit(page, 'tweetButtonInline', 'disabled');
});

test('the clipboard pastes paragraphs, blank lines, ZWJ emoji and RTL exactly', async ({
  page,
  x,
}) => {
  await x.goto('/home');
  await x.composer().click();
  await pasteByClipboard(page, hard);
  await expect.poll(() => x.composerText()).toBe(hard);
  await page.keyboard.type('!');
  await expect.poll(() => x.composerText()).toBe(`${hard}!`);
});

test('a made-up paste event is taken as X takes it, in an inline and in a dialog composer', async ({
  page,
  x,
}) => {
  await x.goto('/home');
  await x.composer().click();
  expect(await x.paste(hard)).toBe(false);
  await expect.poll(() => x.composerText()).toBe(hard);
  await page.getByTestId('SideNav_NewTweet_Button').click();
  await x.dialog();
  await expect(x.composer()).toBeFocused();
  await x.paste(hard);
  await expect.poll(() => x.composerText()).toBe(hard);
  await expectSubmit(page, 'tweetButton', 'enabled');
});

test('text over the limit disables the button', async ({ page, x }) => {
  await x.goto('/home');
  await x.composer().click();
  await x.paste('a'.repeat(280));
  await expectSubmit(page, 'tweetButtonInline', 'enabled');
  await page.keyboard.type('b');
  await expectSubmit(page, 'tweetButtonInline', 'disabled');
});

test('a reply dialog over home has a second tweetTextarea_0 and sends with its post', async ({
  page,
  x,
}) => {
  await x.goto('/home');
  const dialog = await x.openReply(x.post('1985000010000000000'));
  await expect(page).toHaveURL('https://x.com/compose/post');
  const editors = '[data-testid="tweetTextarea_0"][contenteditable="true"]';
  await expect(page.locator(editors)).toHaveCount(2);
  await expect(dialog.locator(editors)).toBeFocused();
  await page.keyboard.type('agreed, nr l');
  await dialog.getByTestId('tweetButton').click();
  await expect(page.locator(editors)).toHaveCount(1);
  expect(await x.sent()).toEqual([
    {
      text: 'agreed, nr l',
      inReplyTo: '1985000010000000000',
      quoteOf: null,
      kind: 'reply',
    },
  ]);
  expect(await x.shortcuts()).toEqual([]);
  await expect(page).toHaveURL(/\/home/);
});

test('a dialog pulls the focus back in and Escape closes it', async ({ page, x }) => {
  await x.goto('/home');
  await x.openReply(x.post('1985000010000000000'));
  await page.evaluate(() => {
    const outside = document.createElement('button');
    document.body.append(outside);
    outside.focus();
  });
  await expect(x.composer()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="dialog"]')).toHaveCount(0);
});

test('an inline reply opens on focus, sends, and collapses again', async ({ page, x }) => {
  await x.goto('/nell_blocktime/status/1985000010000000000');
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  await expect(page.getByTestId('toolBar')).toHaveCount(0);
  await expectSubmit(page, 'tweetButtonInline', 'disabled');
  await x.composer().click();
  await expect(page.getByTestId('toolBar')).toHaveCount(1);
  await page.keyboard.type('which window?');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByTestId('toolBar')).toHaveCount(0);
  expect(await x.sent()).toEqual([
    {
      text: 'which window?',
      inReplyTo: '1985000010000000000',
      quoteOf: null,
      kind: 'reply',
    },
  ]);
});

test('a post with limited replies offers none', async ({ page, x }) => {
  await x.goto('/a/status/1985000160000000000');
  await expect(x.post('1985000160000000000').getByTestId('reply')).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByTestId('inline_reply_offscreen')).toHaveCount(0);
});

test('a quote may be sent empty; a thread only when every part is valid', async ({ page, x }) => {
  await x.goto('/home');
  await x.post('1985000010000000000').getByTestId('retweet').click();
  await page.locator('[role="menuitem"][href="/compose/post"]').click();
  const dialog = await x.dialog();
  await expect(dialog.getByTestId('attachments').getByTestId('User-Name')).toBeVisible();
  await expectSubmit(page, 'tweetButton', 'enabled');
  await page.keyboard.type('part one');
  await dialog.getByTestId('addButton').click();
  await expect(dialog.locator('[data-testid="tweetTextarea_1"][contenteditable]')).toBeFocused();
  await expect(dialog.getByTestId('toolBar')).toHaveCount(1);
  await expectSubmit(page, 'tweetButton', 'disabled');
  await page.keyboard.type('part two');
  await dialog.getByTestId('tweetButton').click();
  expect((await x.sent()).map((post) => [post.kind, post.text, post.quoteOf])).toEqual([
    ['thread', 'part one', '1985000010000000000'],
    ['thread', 'part two', null],
  ]);
});

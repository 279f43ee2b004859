import { expect, type Page } from '@playwright/test';
import { langNames, themeNames, type Variant } from '#tools/sandbox/x-web/options.ts';
import { countedOptions, expectedCounts, selectors } from './expected-counts.ts';
import { test } from './test.ts';
import type { XPage } from './x-page.ts';

function home(x: XPage, ...variants: Variant[]): Promise<void> {
  return x.goto('/home', { posts: 40, variants });
}

function countAll(page: Page): Promise<Record<string, number>> {
  return page.evaluate((all) => {
    const counted = Object.entries(all).map(([name, selector]) => {
      return [name, document.querySelectorAll(selector).length] as const;
    });
    return Object.fromEntries(counted.filter(([, count]) => count > 0));
  }, selectors);
}

for (const { route, counts } of expectedCounts) {
  test(`${route} has its expected count for each selector`, async ({ page, x }) => {
    await x.goto(route, countedOptions);
    await expect.poll(() => countAll(page)).toEqual(counts);
  });
}

for (const lang of langNames) {
  test(`the testids of home are the same in ${lang}`, async ({ page, x }) => {
    await x.goto('/home', { ...countedOptions, lang });
    await expect.poll(() => countAll(page)).toEqual(expectedCounts[0]!.counts);
  });
}

for (const theme of themeNames) {
  test(`home keeps its structure in the theme ${theme}`, async ({ page, x }) => {
    await x.goto('/home', { ...countedOptions, theme });
    await expect.poll(() => countAll(page)).toEqual(expectedCounts[0]!.counts);
  });
}

test('deep: the tool bar stands more than 20 levels below its dialog', async ({ x }) => {
  await x.goto('/compose/post', { variants: ['deep'] });
  const bar = (await x.dialog()).getByTestId('toolBar');
  const depth = await bar.evaluate((node) => {
    let levels = 0;
    for (let at = node; at.getAttribute('role') !== 'dialog'; at = at.parentElement!) levels += 1;
    return levels;
  });
  expect(depth).toBeGreaterThan(20);
});

test('dialog-no-permalink and dialog-same-address: nothing in the dialog or the address tells the post', async ({
  page,
  x,
}) => {
  await home(x, 'dialog-no-permalink', 'dialog-same-address');
  const before = page.url();
  const dialog = await x.openReply(x.post('1985000010000000000'));
  await expect(dialog.locator('article[data-testid="tweet"]')).toHaveCount(1);
  await expect(dialog.locator(selectors.permalink)).toHaveCount(0);
  expect(page.url()).toBe(before);
  await page.keyboard.type('still known');
  await dialog.getByTestId('tweetButton').click();
  expect((await x.sent())[0]?.inReplyTo).toBe('1985000010000000000');
});

test('editor-replaced: the first paste leaves its text in another element', async ({ x }) => {
  await home(x, 'editor-replaced');
  const before = await x.composer().elementHandle();
  await x.composer().click();
  await x.paste('one\n\ntwo');
  await expect.poll(() => before?.evaluate((node) => node.isConnected)).toBe(false);
  await expect.poll(() => x.composerText()).toBe('one\n\ntwo');
});

test('editor-textarea: an ordinary textarea enables the button', async ({ page, x }) => {
  await home(x, 'editor-textarea');
  await expect(x.composer()).toHaveCount(0);
  await page.locator('textarea[data-testid="tweetTextarea_0"]').fill('plain');
  await expect(page.getByTestId('tweetButtonInline')).toBeEnabled();
});

test('editor-unknown: keys work, made-up events do not', async ({ page, x }) => {
  await home(x, 'editor-unknown');
  await expect(page.locator('.public-DraftEditor-content')).toHaveCount(0);
  await x.composer().click();
  await x.paste('ignored');
  await page.keyboard.type('typed');
  await expect(x.composer()).toHaveText('typed');
  await expect(page.getByTestId('tweetButtonInline')).toBeEnabled();
});

test('foreign-buttons: other buttons stand at both ends of the tool bar', async ({ page, x }) => {
  await home(x, 'foreign-buttons');
  await expect(page.getByTestId('toolBar').locator(':scope > .other-extension')).toHaveCount(2);
  await x.composer().click();
  await page.keyboard.type('still React’s own');
  await expect(page.getByTestId('toolBar').locator('.other-extension')).toHaveCount(2);
});

test('layers-outside: the dialog hangs below body, not below the root', async ({ page, x }) => {
  await home(x, 'layers-outside');
  await x.openReply(x.post('1985000010000000000'));
  await expect(page.locator('#react-root [role="dialog"]')).toHaveCount(0);
});

test('mobile: a textarea, and the submit button outside the tool bar', async ({ page, x }) => {
  await x.goto('/compose/post', { variants: ['mobile'] });
  const dialog = await x.dialog();
  await expect(dialog.getByTestId('toolBar').getByTestId('tweetButton')).toHaveCount(0);
  await expect(dialog.locator('textarea')).toBeFocused();
  await page.keyboard.type('small screen');
  await expect(dialog.getByTestId('tweetButton')).toBeEnabled();
});

test('paste-late: pasted text arrives after a while', async ({ page, x }) => {
  await home(x, 'paste-late');
  await x.composer().click();
  // The page looks itself, in the turn after the paste: a busy test would come too late.
  const atOnce = page.evaluate(
    () =>
      new Promise((tell) => {
        const look = (editor: Element) => setTimeout(() => tell(editor.textContent));
        document.addEventListener('paste', ({ target }) => look(target as Element));
      }),
  );
  await x.paste('in the end');
  expect(await atOnce).toBe('');
  await expect.poll(() => x.composerText()).toBe('in the end');
});

test('paste-swallowed: a paste is handled and nothing comes of it', async ({ page, x }) => {
  await home(x, 'paste-swallowed');
  await x.composer().click();
  expect(await x.paste('gone')).toBe(false);
  await page.keyboard.type('typed');
  await expect.poll(() => x.composerText()).toBe('typed');
});

test('quote-links: the quoted card links to its post', async ({ x }) => {
  const quote = '/compose/post?url=https://x.com/a/status/1985000010000000000';
  await x.goto(quote, { variants: ['quote-links'] });
  const card = (await x.dialog()).getByTestId('attachments');
  await expect(card.locator('a[href$="/status/1985000010000000000"]')).toHaveCount(1);
});

test('signed-out: pages lead to the log-in; a post stays, without a composer', async ({
  page,
  x,
}) => {
  await home(x, 'signed-out');
  await expect(page).toHaveURL('https://x.com/i/flow/login');
  await x.goto('/a/status/1985000010000000000', { variants: ['signed-out'] });
  await expect(x.post('1985000010000000000')).toBeVisible();
  await expect(page.getByTestId('AppTabBar_Profile_Link')).toHaveCount(0);
  await expect(x.composer()).toHaveCount(0);
});

test('submit-stuck: the button stays disabled whatever is typed', async ({ page, x }) => {
  await home(x, 'submit-stuck');
  await x.composer().click();
  await page.keyboard.type('valid');
  await expect.poll(() => x.composerText()).toBe('valid');
  await expect(page.getByTestId('tweetButtonInline')).toBeDisabled();
});

test('thread-shared-toolbar: one bar serves all parts; without it the bar moves', async ({
  page,
  x,
}) => {
  for (const [variants, index] of [
    [['thread-shared-toolbar'], -1],
    [[], 0],
  ] as const) {
    await x.goto('/compose/post?text=one', { variants });
    const dialog = await x.dialog();
    await dialog.getByTestId('addButton').click();
    await page.keyboard.type('two');
    await dialog.locator('[data-testid="tweetTextarea_0"][contenteditable]').click();
    await expect(dialog.getByTestId('toolBar')).toHaveCount(1);
    const editorsBefore = await dialog.getByTestId('toolBar').evaluate((bar, selector) => {
      const editors = [...document.querySelectorAll(`[role="dialog"] ${selector}`)];
      const following = Node.DOCUMENT_POSITION_FOLLOWING;
      return editors.filter((one) => one.compareDocumentPosition(bar) & following).length;
    }, selectors.editor);
    expect(editorsBefore).toBe(index === 0 ? 1 : 2);
  }
});

test('toolbar-rebuilt: each key brings a new tool bar', async ({ page, x }) => {
  await home(x, 'toolbar-rebuilt');
  const before = await page.getByTestId('toolBar').elementHandle();
  await x.composer().click();
  await page.keyboard.type('a');
  await expect.poll(() => before?.evaluate((node) => node.isConnected)).toBe(false);
});

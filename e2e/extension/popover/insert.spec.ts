import type { Locator, Page } from '@playwright/test';
import type { XPage } from '../../x-page/x-page.ts';
import { chooseInMenu } from '../context-menu.ts';
import { expect, test } from '../fixtures.ts';
import { breakInsertion } from './break-insertion.ts';
import { DraftPopover } from './draft-popover.ts';

const hard =
  'First line 👨‍👩‍👧‍👦 of $BTC\n\nسطر عربي بعد سطر فارغ\n• bullet → `code` <x>\n- @ann_x and https://a.example/b?c=d\n\nend.';

/** A draft that waits for its reply; answers the post at home that it is for. */
async function waitingDraft(x: XPage, page: Page, text: string): Promise<Locator> {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const post = page.getByTestId('tweet').first();
  await draft.openFrom(post);
  await draft.insert(text);
  return post;
}

test('a draft for a post at home waits for X’s own Reply and then stands in the composer', async ({
  home,
  draft,
  page,
}) => {
  const post = home.postAt(0);
  await draft.draftFrom(post);
  await draft.insert(hard);
  await expect(draft.dialog).toBeHidden();
  await expect(page.getByText(/^Draft ready: press Reply under the post of @\w+\.$/)).toBeVisible();

  await home.openReply(post);
  await expect.poll(() => home.composerText()).toBe(hard);
  await expect(page.getByText('Draft inserted. Check it, then press Reply.')).toBeVisible();
  await expect(page.getByTestId('tweetButton')).toBeEnabled();
});

test('a waiting draft that cannot be put into X’s composer is handed back to be copied', async ({
  x,
  page,
  background,
  readClipboard,
}) => {
  const post = await waitingDraft(x, page, 'Not lost');
  await expect(page.getByText(/^Draft ready/)).toBeVisible();
  await breakInsertion(background);
  const dialog = await x.openReply(post);
  await expect(dialog.getByText('Troupe cannot read this part of the page.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  expect(await readClipboard()).toBe('Not lost');
});

test('a waiting draft that was copied does not go in by itself as well', async ({
  x,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const post = await waitingDraft(x, page, 'Once is enough');
  await expect(page.getByText(/^Draft ready/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const dialog = await x.openReply(post);
  await expect(dialog.getByRole('button', { name: 'AI Reply' })).toBeVisible();
  await expect.poll(() => x.composerText()).toBe('');
  await page.keyboard.press('Control+v');
  await expect.poll(() => x.composerText()).toBe('Once is enough');
});

test('what is said meanwhile does not hide that a draft waits, nor how to discard it', async ({
  x,
  page,
  background,
}) => {
  const post = await waitingDraft(x, page, 'Never sent');
  const ready = page.getByText(/^Draft ready/);
  await expect(ready).toBeVisible();
  await post.getByTestId('tweetText').first().click({ button: 'right' });
  await chooseInMenu(background, 'read-mood');
  await expect(page.getByText(/^Sentiment: /)).toBeVisible();
  await expect(ready).toBeHidden();
  await expect(ready).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(ready).toHaveCount(0);
  await x.openReply(post);
  expect(await x.composerText()).toBe('');
});

test('a waiting draft does not go into the reply to another post', async ({
  home,
  draft,
  page,
}) => {
  const posts = home.posts();
  await draft.openFrom(posts.first());
  await draft.insert('Only for the first post');
  await posts.nth(1).getByTestId('reply').click();
  const dialog = await home.dialog();
  await expect(dialog.getByRole('button', { name: 'AI Reply' })).toBeVisible();
  await expect.poll(() => home.composerText()).toBe('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await posts.first().getByTestId('reply').click();
  await home.dialog();
  await expect.poll(() => home.composerText()).toBe('Only for the first post');
});

test('a waiting draft goes in also when Reply is pressed with the r key', async ({ x, page }) => {
  const post = await waitingDraft(x, page, 'By keyboard');
  await post.focus();
  await page.keyboard.press('r');
  await x.dialog();
  await expect.poll(() => x.composerText()).toBe('By keyboard');
});

test('a waiting draft goes into the inline reply once the person opens it', async ({ x, page }) => {
  const post = await waitingDraft(x, page, 'On its own page');
  await post.getByTestId('tweetText').first().click();
  const inline = page.getByTestId('inline_reply_offscreen');
  await expect(inline).toBeVisible();
  await expect.poll(() => x.composerText()).toBe('');
  await inline.locator('[contenteditable="true"]').click();
  await expect.poll(() => x.composerText()).toBe('On its own page');
});

for (const variant of ['dialog-no-permalink', 'dialog-same-address', 'paste-late'] as const) {
  test(`the draft finds its reply dialog with ${variant}`, async ({ x, draft }) => {
    await x.goto('/home', { variants: [variant] });
    const post = x.postAt(0);
    await draft.openFrom(post);
    await draft.insert(hard);
    await x.openReply(post);
    await expect.poll(() => x.composerText()).toBe(hard);
  });
}

test('the button in X’s reply dialog writes the draft exactly, and typing goes on after it', async ({
  home,
  draft,
  page,
}) => {
  const dialog = await home.openReply(home.postAt(1));
  const written = await draft.draftFrom(dialog);
  await draft.button('Insert').click();
  await expect.poll(() => home.composerText()).toBe(written);
  await expect(draft.dialog).toBeHidden();
  await expect(page.getByTestId('tweetButton')).toBeEnabled();
  await page.keyboard.type(' gm');
  await expect.poll(() => home.composerText()).toBe(`${written} gm`);
  await page.keyboard.press('Backspace');
  await page.getByTestId('tweetButton').click();
  const [sent] = await home.sent();
  expect(sent).toMatchObject({ text: `${written} g`, kind: 'reply' });
});

test('on a status page the draft opens the inline reply and stands there', async ({
  home,
  draft,
  page,
}) => {
  await home.postAt(0).getByTestId('tweetText').first().click();
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  const focal = page.locator('article[data-testid="tweet"][tabindex="-1"]');
  await draft.openFrom(focal);
  await draft.insert(hard);
  await expect.poll(() => home.composerText()).toBe(hard);
  const inline = page.getByTestId('inline_reply_offscreen');
  await expect(inline.getByTestId('tweetButtonInline')).toBeEnabled();
  await expect(inline.getByRole('button', { name: 'AI Reply' })).toHaveCount(1);
});

test('a new post is drafted from its subject and stands in the home composer', async ({
  home,
  draft,
  page,
}) => {
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.dialog
    .getByRole('textbox', { name: 'What is it about?' })
    .fill('Funding rates turned negative again today.');
  await draft.button('Generate').click();
  const written = await draft.drafted();
  await draft.button('Insert').click();
  await expect.poll(() => home.composerText()).toBe(written);
  await expect(page.getByTestId('tweetButtonInline')).toBeEnabled();
});

test('a quote is drafted as a post about the quoted one', async ({ home, draft, page }) => {
  await home.postAt(0).getByTestId('retweet').click();
  await page.getByRole('menuitem').last().click();
  const dialog = await home.dialog();
  await draft.openFrom(dialog, 'AI Post');
  await expect(draft.dialog.getByText('Quoting')).toBeVisible();
  await draft.draftPoint('This chart is why we moved our treasury.');
  await draft.insert(hard);
  await expect.poll(() => home.composerText()).toBe(hard);
});

test('text of the person’s own is replaced or added to only when they say so', async ({
  home,
  draft,
  page,
}) => {
  await home.composer().click();
  await page.keyboard.type('my own words');
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert('The draft');
  await expect(draft.dialog.getByText('The composer already holds text.')).toBeVisible();
  const editor = page.getByTestId('primaryColumn').locator('[contenteditable="true"]');
  expect(await home.composerText(editor)).toBe('my own words');
  await draft.button('Add below').click();
  await expect.poll(() => home.composerText()).toBe('my own words\n\nThe draft');

  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert('Instead of all that');
  await draft.button('Replace it').click();
  await expect.poll(() => home.composerText()).toBe('Instead of all that');
});

test('a draft over the limit goes in and says why X offers no Post', async ({
  home,
  draft,
  page,
}) => {
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert('word '.repeat(60).trim());
  await expect(page.getByText(/longer than a post may be/)).toBeVisible();
  await expect.poll(() => home.composerText()).toBe('word '.repeat(60).trim());
});

test('what was written for a post while a draft waited for it is still there', async ({
  x,
  draft,
  page,
}) => {
  const post = await waitingDraft(x, page, 'the first words');
  await expect(page.getByText(/^Draft ready: press Reply/)).toBeVisible();
  await draft.openFrom(post);
  await draft.text.fill('better words');
  await draft.button('Close').click();
  const dialog = await x.openReply(post);
  await expect(page.getByText('Draft inserted. Check it, then press Reply.')).toBeVisible();
  await draft.openFrom(dialog);
  await expect(draft.text).toHaveValue('better words');
});

import { expect, test } from '../fixtures.ts';

const asks = 'The composer already holds text.';

test('a second draft takes the place of the first, which the person left as it was', async ({
  home,
  draft,
  page,
}) => {
  const dialog = await home.openReply();
  await draft.openFrom(dialog);
  await draft.insert('First try 🔥\n\nof two paragraphs');
  await expect.poll(() => home.composerText()).toBe('First try 🔥\n\nof two paragraphs');
  await expect(draft.dialog).toBeHidden();

  await draft.openFrom(dialog);
  await draft.insert('Second try');
  await expect(draft.dialog).toBeHidden();
  await expect.poll(() => home.composerText()).toBe('Second try');
  await expect(page.getByTestId('tweetButton')).toBeEnabled();
  await page.getByTestId('tweetButton').click();
  expect((await home.sent()).map((sent) => sent.text)).toEqual(['Second try']);
});

test('a first draft that the person changed is not replaced without asking', async ({
  home,
  draft,
  page,
}) => {
  const dialog = await home.openReply();
  await draft.openFrom(dialog);
  await draft.insert('First try');
  await expect(draft.dialog).toBeHidden();
  await page.keyboard.type('!');
  await expect.poll(() => home.composerText()).toBe('First try!');

  await draft.openFrom(dialog);
  await draft.insert('Second try');
  await expect(draft.dialog.getByText(asks)).toBeVisible();
  expect(await home.composerText()).toBe('First try!');
});

test('a draft below words of the person’s own is not replaced without asking', async ({
  x,
  draft,
  page,
}) => {
  const column = page.getByTestId('primaryColumn');
  await x.goto('/home');
  await x.composer().click();
  await page.keyboard.type('my own words');
  await draft.openFrom(column, 'AI Post');
  await draft.insert('First try');
  await draft.button('Add below').click();
  await expect(draft.dialog).toBeHidden();
  await draft.openFrom(column, 'AI Post');
  await draft.insert('Second try');
  await expect(draft.dialog.getByText(asks)).toBeVisible();
  expect(await x.composerText()).toBe('my own words\n\nFirst try');
});

test('the same words of the person’s own, for another post, are asked about', async ({
  home,
  draft,
  page,
}) => {
  const posts = home.posts();
  await posts.first().getByTestId('reply').click();
  await draft.openFrom(await home.dialog());
  await draft.insert('gm');
  await expect(draft.dialog).toBeHidden();
  await page.getByTestId('tweetButton').click();
  await expect(page.locator('[role="dialog"][aria-modal="true"]')).toHaveCount(0);

  await posts.nth(1).getByTestId('reply').click();
  const dialog = await home.dialog();
  await page.keyboard.type('gm');
  await draft.openFrom(dialog);
  await draft.insert('Another answer');
  await expect(draft.dialog.getByText(asks)).toBeVisible();
});

test('a second thread takes the place of the first, post by post', async ({ x, draft, page }) => {
  const part = (at: number) =>
    page.locator(`[role="dialog"] [data-testid="tweetTextarea_${at}"][contenteditable="true"]`);
  await x.goto('/home');
  const boxes = await draft.draftThread(page.getByTestId('primaryColumn'));
  const count = await boxes.count();
  const write = async (word: string) => {
    for (let at = 0; at < count; at += 1) await boxes.nth(at).fill(`${word} ${at}`);
    await draft.button('Insert').click();
    await expect(draft.dialog).toBeHidden();
  };
  await write('first');
  await expect(part(count - 1)).toBeVisible();

  await draft.draftThread(await x.dialog());
  await expect(boxes).toHaveCount(count);
  await write('second');
  for (let at = 0; at < count; at += 1) expect(await x.composerText(part(at))).toBe(`second ${at}`);
  await expect(part(count)).toHaveCount(0);
  await expect(page.getByTestId('tweetButton')).toBeEnabled();
});

import type { Locator, Page } from '@playwright/test';
import type { XPage } from '../../x-page/x-page.ts';
import { expect, test } from '../fixtures.ts';
import { breakInsertion } from './break-insertion.ts';
import { DraftPopover } from './draft-popover.ts';

/** Asks for a thread in the composer at this place and answers its parts. */
async function draftThread(draft: DraftPopover, place: Locator): Promise<string[]> {
  const parts = await draft.draftThread(place);
  return parts.evaluateAll((all) => all.map((part) => (part as HTMLTextAreaElement).value));
}

const part = (page: Page, at: number) =>
  page.locator(`[role="dialog"] [data-testid="tweetTextarea_${at}"][contenteditable="true"]`);

/** X gives its control for one more post another name; the person still sees it. */
async function renameAddPost(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.querySelector('[data-testid="addButton"]')?.setAttribute('data-testid', 'other');
    }).observe(document, { childList: true, subtree: true });
  });
}

/** A thread of which X has taken the first part only; answers its parts. */
async function firstPartIn(x: XPage, page: Page): Promise<string[]> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await renameAddPost(page);
  const draft = new DraftPopover(page);
  await x.goto('/home');
  const texts = await draftThread(draft, page.getByTestId('primaryColumn'));
  await draft.button('Insert').click();
  await expect(draft.dialog).toBeHidden();
  return texts;
}

for (const variants of [[], ['thread-shared-toolbar'], ['deep']] as const) {
  test(`a thread drafted at home fills X's thread composer, ${variants[0] ?? 'moving tool bar'}`, async ({
    x,
    draft,
    page,
    person,
  }) => {
    await x.goto('/home', { variants });
    const texts = await draftThread(draft, page.getByTestId('primaryColumn'));
    await draft.dialog
      .getByRole('textbox', { name: /^Part 2 of/ })
      .fill('2/ by hand 🔥\n\nand more');
    await draft.button('Insert').click();
    await expect(draft.dialog).toBeHidden();
    await expect(page.getByText(/^Thread of \d+ posts inserted\. Check it/)).toBeVisible();
    const wanted = texts.with(1, '2/ by hand 🔥\n\nand more');
    for (const [at, text] of wanted.entries())
      expect(await x.composerText(part(page, at))).toBe(text);
    await expect(part(page, wanted.length)).toHaveCount(0);
    expect(await x.sent()).toEqual([]);
    await expect(page.getByTestId('tweetButton')).toBeEnabled();

    const [persona] = await person.get<{ id: string }[]>('/api/personas');
    const drafts = () =>
      person.get<{ finalText: string | null }[]>(`/api/personas/${persona?.id}/drafts`);
    await expect.poll(async () => (await drafts())[0]?.finalText).toBe(wanted.join('\n\n'));
  });
}

test('a thread goes on below what the person wrote, or in its place, as they say', async ({
  home,
  draft,
  page,
}) => {
  await page.getByTestId('SideNav_NewTweet_Button').click();
  const dialog = await home.dialog();
  await page.keyboard.type('my own opening');
  const texts = await draftThread(draft, dialog);
  await draft.button('Insert').click();
  await draft.button('Add below').click();
  await expect(draft.dialog).toBeHidden();
  expect(await home.composerText(part(page, 0))).toBe('my own opening');
  for (const [at, text] of texts.entries()) {
    expect(await home.composerText(part(page, at + 1))).toBe(text);
  }
  expect(await home.sent()).toEqual([]);
});

test('where X offers no further post, the parts are handed over one by one', async ({
  x,
  page,
}) => {
  const texts = await firstPartIn(x, page);
  const of = texts.length;
  await expect(page.getByText(`X offers no further post here. Part 2 of ${of}: `)).toBeVisible();
  const home = page.getByTestId('primaryColumn').locator('[contenteditable="true"]');
  expect(await x.composerText(home)).toBe(texts[0]);

  await page.getByTestId('other').click();
  const dialog = await x.dialog();
  await expect(dialog.getByText(`Part 2 of ${of}: `)).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText(`Part 2 is in. Part 3 of ${of}: `)).toBeVisible();
  expect(await x.composerText(part(page, 1))).toBe(texts[1]);

  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog.getByText('Open an empty post first.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Part 3 is on the clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts[2]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByText(`Part 3 of ${of}: `)).toBeVisible();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(`Part 3 of ${of}: `)).toHaveCount(0);
  expect(await x.sent()).toEqual([]);
});

test('a thread handed over to its last part is not offered again', async ({ x, draft, page }) => {
  const texts = await firstPartIn(x, page);
  for (let at = 2; at <= texts.length; at += 1) {
    await page.getByText(`Part ${at} of ${texts.length}: `).waitFor();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
  }
  await expect(page.getByText('That was the last part.')).toBeVisible();
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await expect(draft.button('Generate')).toBeEnabled();
  await expect(draft.text).toHaveValue('');
});

test('a part that cannot be put into X’s composer is handed over to be copied', async ({
  x,
  page,
  background,
}) => {
  const texts = await firstPartIn(x, page);
  await expect(page.getByText(`Part 2 of ${texts.length}: `)).toBeVisible();
  await page.getByTestId('other').click();
  const dialog = await x.dialog();
  await breakInsertion(background);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(
    dialog.getByText(`Troupe cannot read this part of the page. Part 2 of ${texts.length}: `),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Part 2 is on the clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(texts[1]);
});

test('an unknown editor gets nothing: each part can be copied', async ({ x, draft, page }) => {
  await x.goto('/home', { variants: ['editor-unknown'] });
  const { length } = await draftThread(draft, page.getByTestId('primaryColumn'));
  await draft.button('Insert').click();
  await expect(
    page.getByText(`Troupe does not know this composer. Part 1 of ${length}: `),
  ).toBeVisible();
});

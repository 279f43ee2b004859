import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { DraftPopover } from './draft-popover.ts';

const line = (page: Page) => page.locator('[data-troupe="ai-label"]');
const mostlyTroupe = 'Mostly Troupe’s draft. X has a switch for it: Made with AI';
const ownWords = 'Your own words: X’s AI label is not needed.';

/** Inserts the draft as it was written, with its own text where that is given. */
async function insertDraft(draft: DraftPopover, dialog: Locator, own?: string): Promise<void> {
  await draft.draftFrom(dialog);
  if (own === undefined) await draft.button('Insert').click();
  else await draft.insert(own);
  await expect(draft.dialog).toBeHidden();
}

test('a line beside X’s composer points at X’s switch, and presses nothing', async ({
  home,
  draft,
  page,
}) => {
  const dialog = await home.openReply(home.postAt(0));
  await insertDraft(draft, dialog);
  await expect(line(page)).toHaveCount(1);
  await expect(line(page).getByRole('status')).toHaveText(mostlyTroupe);
  const toggle = dialog.getByRole('switch', { name: 'Made with AI' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  await line(page).getByRole('button', { name: 'Show' }).focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-checked', 'false');
  expect(await home.shortcuts()).toEqual([]);

  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await expect(line(page)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(line(page)).toBeVisible();

  await home.composer().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('I would not read too much into one week.');
  await expect(line(page).getByRole('status')).toHaveText(ownWords);
  await expect(line(page).getByRole('button', { name: 'Show' })).toBeHidden();

  await dialog.getByTestId('tweetButton').click();
  await expect(line(page)).toHaveCount(0);
});

test('the person’s own words need no label, and the line goes when they close it or empty the composer', async ({
  home,
  draft,
  page,
}) => {
  const dialog = await home.openReply(home.postAt(0));
  await insertDraft(draft, dialog, 'Nothing of the draft is left in here');
  await expect(line(page).getByRole('status')).toHaveText(ownWords);
  await line(page).getByRole('button', { name: 'Close' }).click();
  await expect(line(page)).toHaveCount(0);

  await draft.openFrom(dialog);
  await draft.draftPoint('fees fall because blobs are cheap');
  await expect(draft.text).toHaveValue(/blobs are cheap/i);
  await draft.button('Insert').click();
  await expect(line(page).getByRole('status')).toHaveText(ownWords);
  await home.composer().click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(line(page)).toHaveCount(0);
});

test('the line ends with X’s dialog', async ({ home, draft, page }) => {
  const dialog = await home.openReply(home.postAt(0));
  await insertDraft(draft, dialog);
  await expect(line(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(line(page)).toHaveCount(0);
});

test('a draft that waited for X’s Reply has the line too, in the theme of the page', async ({
  x,
  draft,
  page,
}) => {
  for (const theme of ['light', 'dim', 'dark'] as const) {
    await x.goto('/home', { theme });
    const post = x.postAt(0);
    await draft.draftFrom(post);
    await draft.button('Insert').click();
    const dialog = await x.openReply(post);
    await expect(line(page).getByRole('status')).toHaveText(mostlyTroupe);
    await expect(line(page)).toHaveAttribute('data-theme', theme);
    await dialog.screenshot({ path: `test-results/ai-label-${theme}.png` });
  }
});

const layouts = [
  [{ variants: ['no-ai-switch'] }, /“Made with AI” switch.*“Content disclosure”/],
  [{ variants: ['ai-switch-in-menu'] }, /X has a switch for it: Content disclosure$/],
  [{ variants: ['toolbar-rebuilt'] }, /X has a switch for it: Made with AI$/],
  [{ lang: 'de' }, /X has a switch for it: Mit KI erstellt$/],
  [{ lang: 'ar' }, /X has a switch for it: \S+/],
] as const;

for (const [options, sentence] of layouts) {
  test(`the line finds X’s switch, or says where it is, with ${JSON.stringify(options)}`, async ({
    x,
    draft,
    page,
  }) => {
    await x.goto('/home', options);
    const post = x.postAt(0);
    await draft.draftFrom(post);
    await draft.button('Insert').click();
    await x.openReply(post);
    await expect(line(page).getByRole('status')).toHaveText(sentence);
    await x.composer().click();
    await page.keyboard.type(' ok');
    await expect(line(page).getByRole('status')).toHaveText(sentence);
    await expect(line(page)).toHaveCount(1);
  });
}

import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DraftPopover } from './draft-popover.ts';

const text = 'First line 🔥\n\nand the second';
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('a draft that X takes back a moment later goes in by the second way', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home', { variants: ['paste-taken-back'] });
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert('One line only');
  await expect(page.getByText('Draft inserted. Check it, then press Post.')).toBeVisible();
  expect(await x.composerText()).toBe('One line only');
});

test('a draft that X takes back every time is on the clipboard, and the popover says so', async ({
  x,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const draft = new DraftPopover(page);
  await x.goto('/home', { variants: ['text-taken-back'] });
  const post = page.getByTestId('tweet').first();
  await post.getByTestId('reply').click();
  await draft.openFrom(await x.dialog());
  await draft.drafted();
  await draft.insert(text);
  await expect(
    draft.dialog.getByText(
      'X did not take the draft. The draft is on the clipboard: paste it yourself.',
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Draft inserted/)).toHaveCount(0);
  expect(await x.composerText()).toBe('');
  expect(await clipboard(page)).toBe(text);
  await expect(draft.text).toHaveValue(text);
});

test('a waiting draft that X takes back is on the clipboard too', async ({ x, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const draft = new DraftPopover(page);
  await x.goto('/home', { variants: ['text-taken-back'] });
  const post = page.getByTestId('tweet').first();
  await draft.openFrom(post);
  await draft.insert(text);
  await post.getByTestId('reply').click();
  const dialog = await x.dialog();
  await expect(
    dialog.getByText('X did not take the draft. The draft is on the clipboard: paste it yourself.'),
  ).toBeVisible();
  expect(await clipboard(page)).toBe(text);
});

test('a draft added below the person’s own words, and taken back, leaves these and says so', async ({
  x,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const draft = new DraftPopover(page);
  await x.goto('/home', { variants: ['paste-taken-back'] });
  await x.composer().click();
  await page.keyboard.type('my own words');
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert(text);
  await draft.button('Add below').click();
  await expect(draft.dialog.getByText(/^X did not take the draft\./)).toBeVisible();
  const editor = page.getByTestId('primaryColumn').locator('[contenteditable="true"]');
  expect(await x.composerText(editor)).toBe('my own words');
  expect(await clipboard(page)).toBe(text);
});

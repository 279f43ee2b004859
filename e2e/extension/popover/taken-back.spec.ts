import { expect, test } from '../fixtures.ts';

const text = 'First line 🔥\n\nand the second';

test('a draft that X takes back a moment later goes in by the second way', async ({
  x,
  draft,
  page,
}) => {
  await x.goto('/home', { variants: ['paste-taken-back'] });
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert('One line only');
  await expect(page.getByText('Draft inserted. Check it, then press Post.')).toBeVisible();
  expect(await x.composerText()).toBe('One line only');
});

test('a draft that X takes back every time is on the clipboard, and the popover says so', async ({
  x,
  draft,
  page,
  readClipboard,
}) => {
  await x.goto('/home', { variants: ['text-taken-back'] });
  const post = x.postAt(0);
  await draft.draftFrom(await x.openReply(post));
  await draft.insert(text);
  await expect(
    draft.dialog.getByText(
      'X did not take the draft. The draft is on the clipboard: paste it yourself.',
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Draft inserted/)).toHaveCount(0);
  expect(await x.composerText()).toBe('');
  expect(await readClipboard()).toBe(text);
  await expect(draft.text).toHaveValue(text);
});

test('a waiting draft that X takes back is on the clipboard too', async ({
  x,
  draft,
  readClipboard,
}) => {
  await x.goto('/home', { variants: ['text-taken-back'] });
  const post = x.postAt(0);
  await draft.openFrom(post);
  await draft.insert(text);
  const dialog = await x.openReply(post);
  await expect(
    dialog.getByText('X did not take the draft. The draft is on the clipboard: paste it yourself.'),
  ).toBeVisible();
  expect(await readClipboard()).toBe(text);
});

test('a draft added below the person’s own words, and taken back, leaves these and says so', async ({
  x,
  draft,
  page,
  readClipboard,
}) => {
  await x.goto('/home', { variants: ['paste-taken-back'] });
  await x.composer().click();
  await page.keyboard.type('my own words');
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert(text);
  await draft.button('Add below').click();
  await expect(draft.dialog.getByText(/^X did not take the draft\./)).toBeVisible();
  const editor = page.getByTestId('primaryColumn').locator('[contenteditable="true"]');
  expect(await x.composerText(editor)).toBe('my own words');
  expect(await readClipboard()).toBe(text);
});

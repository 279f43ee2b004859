import { expect, test } from '../fixtures.ts';

const text = 'Two paragraphs 🔥\n\nand @ann_x';

for (const variant of ['paste-swallowed', 'editor-replaced', 'toolbar-rebuilt', 'deep'] as const) {
  test(`the draft stands exactly once with ${variant}`, async ({ x, draft, page }) => {
    await x.goto('/home', { variants: [variant] });
    await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
    await draft.insert(text);
    await expect.poll(() => x.composerText()).toBe(text);
  });
}

test('a page of X that stands still for a while has the draft once in the end', async ({
  x,
  draft,
  page,
}) => {
  await page.addInitScript(() => {
    const standStill = () => {
      const until = performance.now() + 1_500;
      while (performance.now() < until);
    };
    document.addEventListener('paste', () => setTimeout(standStill, 30), { capture: true });
  });
  await x.goto('/home', { variants: ['paste-late'] });
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert(text);
  await expect(page.getByText('Draft inserted. Check it, then press Post.')).toBeVisible();
  expect(await x.composerText()).toBe(text);
});

test('a textarea composer takes the draft', async ({ x, draft, page }) => {
  await x.goto('/home', { variants: ['editor-textarea'] });
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert(text);
  await expect(page.locator('textarea[data-testid="tweetTextarea_0"]')).toHaveValue(text);
  await expect(page.getByTestId('tweetButtonInline')).toBeEnabled();
});

test('an editor of unknown kind is left alone: the draft goes to the clipboard and says so', async ({
  x,
  draft,
  page,
  readClipboard,
}) => {
  await x.goto('/home', { variants: ['editor-unknown'] });
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert(text);
  await expect(draft.dialog.getByText(/on the clipboard/)).toBeVisible();
  expect(await readClipboard()).toBe(text);
  await expect(draft.text).toHaveValue(text);
});

test('a Post button that stays disabled is told, not pressed', async ({ x, draft, page }) => {
  await x.goto('/home', { variants: ['submit-stuck'] });
  await draft.openFrom(page.getByTestId('primaryColumn'), 'AI Post');
  await draft.insert(text);
  await expect(page.getByText(/X does not offer Post yet/)).toBeVisible();
  await expect.poll(() => x.composerText()).toBe(text);
  expect(await x.sent()).toEqual([]);
});

for (const variants of [[], ['thread-shared-toolbar']] as const) {
  test(`in a thread the draft goes into the part that was written in, ${variants[0] ?? 'moving tool bar'}`, async ({
    x,
    draft,
    page,
  }) => {
    await x.goto('/home', { variants });
    await page.getByTestId('SideNav_NewTweet_Button').click();
    const dialog = await x.dialog();
    await page.keyboard.type('first part');
    await dialog.getByTestId('addButton').click();
    const second = dialog.locator('[data-testid="tweetTextarea_1"][contenteditable="true"]');
    await second.click();
    await draft.openFrom(dialog, 'AI Post');
    await draft.insert(text);
    await expect.poll(() => x.composerText(second)).toBe(text);
    const first = dialog.locator('[data-testid="tweetTextarea_0"][contenteditable="true"]');
    expect(await x.composerText(first)).toBe('first part');
  });
}

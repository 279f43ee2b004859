import type { Page } from '@playwright/test';
import { axeViolations } from '../../axe.ts';
import { expect, test } from '../fixtures.ts';

/** Every rule of axe on what is ours; X's own page around it is not ours to mend. */
async function expectAccessible(page: Page, part: string): Promise<void> {
  expect(await axeViolations(page, `[data-troupe="${part}"]`)).toEqual([]);
}

for (const theme of ['light', 'dim', 'dark'] as const) {
  test(`the popover passes axe on X’s ${theme} look`, async ({ x, draft, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await x.goto('/home', { theme });
    const post = x.postAt(0);
    await draft.draftFrom(post);
    await draft.dialog.getByText('Save or analyze this post').click();
    await draft.button('Sentiment').click();
    await expect(post.getByRole('img', { name: /^Sentiment/ })).toBeVisible();
    await draft.dialog.getByText('Why this draft').click();
    await expectAccessible(page, 'draft-popover');
    await draft.button('Insert').click();
    await expect(page.getByText(/^Draft ready/)).toBeVisible();
    await expectAccessible(page, 'toast');
    await expectAccessible(page, 'mood-badge');
    await expectAccessible(page, 'reply-button');
  });
}

test('a thread in parts passes axe', async ({ x, draft, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await x.goto('/home');
  await draft.draftThread(page.getByTestId('primaryColumn'));
  await expectAccessible(page, 'draft-popover');
});

test('in a person’s own colours the dialog and its buttons have edges', async ({
  x,
  draft,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await x.goto('/home');
  await draft.draftFrom(x.postAt(0));
  const edges = (name: string) =>
    draft.button(name).evaluate((button) => {
      const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(button);
      return borderTopWidth === '1px' && borderTopColor !== backgroundColor;
    });
  for (const name of ['Insert', 'Copy', 'Generate', 'Close']) expect(await edges(name)).toBe(true);
  await expect(draft.dialog).toHaveCSS('border-top-width', '1px');
  await expect(draft.dialog).toHaveCSS('animation-name', 'none');
});

test('what happens is said: that a draft is written, and that it is there', async ({
  home,
  draft,
}) => {
  await draft.openFrom(home.postAt(0));
  const said = draft.dialog.getByRole('status').last();
  await expect(said).toHaveText('Draft written.');
  // A draft can be written between two looks: every text is heard, as a screen reader hears it.
  const heard = await said.evaluateHandle((region) => {
    const texts: (string | null)[] = [];
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => texts.push(region.textContent)).observe(region, options);
    return texts;
  });
  await draft.draftPoint('blobs did that, and nobody noticed');
  await expect
    .poll(async () => (await heard.jsonValue()).join(' '))
    .toBe('Writing a draft… Draft written.');
});

test('every way out gives the focus back', async ({ home, draft, page }) => {
  const button = home.postAt(0).getByRole('button', { name: 'AI Reply' });
  const waysOut = [
    () => draft.button('Close').click(),
    () => page.keyboard.press('Escape'),
    () => draft.button('Insert').click(),
  ];
  for (const leave of waysOut) {
    await button.click();
    await draft.drafted();
    await leave();
    await expect(draft.dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
});

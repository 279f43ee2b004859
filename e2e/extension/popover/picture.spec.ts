import { expect, test } from '../fixtures.ts';

/** The pictures of README.md and of the landing page come from here: test-results/reply-on-x-dark.png. */
for (const theme of ['light', 'dark'] as const) {
  test(`a draft stands under the post it answers, ready to be read, ${theme}`, async ({
    x,
    draft,
    page,
  }) => {
    await x.goto('/home', { theme });
    await draft.draftFrom(x.postAt(0));
    await expect(draft.button('Insert')).toBeEnabled();
    await page.screenshot({ path: `test-results/reply-on-x-${theme}.png` });
  });
}

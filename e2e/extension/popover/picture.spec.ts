import { expect, test } from '../fixtures.ts';

/** The picture of README.md and of the landing page comes from here: test-results/reply-on-x.png. */
test('a draft stands under the post it answers, ready to be read', async ({ x, draft, page }) => {
  await x.goto('/home', { theme: 'dark' });
  await draft.draftFrom(x.postAt(0));
  await expect(draft.button('Insert')).toBeEnabled();
  await page.screenshot({ path: 'test-results/reply-on-x.png' });
});

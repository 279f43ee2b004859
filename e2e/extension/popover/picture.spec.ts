import { expect, test } from '../fixtures.ts';
import { DraftPopover } from './draft-popover.ts';

/** The picture of README.md and of the landing page comes from here: test-results/reply-on-x.png. */
test('a draft stands under the post it answers, ready to be read', async ({ x, page }) => {
  const draft = new DraftPopover(page);
  await x.goto('/home', { theme: 'dark' });
  await draft.openFrom(page.getByTestId('tweet').nth(0));
  await draft.drafted();
  await expect(draft.button('Insert')).toBeEnabled();
  await page.screenshot({ path: 'test-results/reply-on-x.png' });
});

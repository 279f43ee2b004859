import { Presses, printJobs } from '../../jobs/presses.ts';
import { expect, test } from '../fixtures.ts';
import { openStatus } from '../this-post.ts';

test.afterAll(printJobs);

test('a reply draft stands under a post of X after two presses', async ({ home, draft, page }) => {
  await openStatus(page, 0);
  const post = page.locator('article[data-testid="tweet"][tabindex="-1"]');
  const press = new Presses();
  await press.on(post.getByRole('button', { name: 'AI Reply', exact: true }));
  const text = await draft.drafted();
  await expect(draft.button('Insert')).toBeEnabled();
  await press.on(draft.button('Insert'));
  await expect.poll(() => home.composerText()).toBe(text);
  press.done('reply draft under a post in x.com', 2);
});

import { expect, type Page } from '@playwright/test';
import { addMany } from '../../many-things.ts';
import { refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(404) });

/** Somebody whose posts are all held since no account can send them, told of each. */
async function withHeldPosts(page: Page, baseURL: string, count: number): Promise<string[]> {
  await signIn(page);
  const headers = { origin: baseURL };
  await addMany(
    async (path, data) => (await page.request.post(path, { headers, data })).status(),
    count,
  );
  const told = async () =>
    (await (await page.request.get('/api/watchlist/notifications')).json()) as { link: string }[];
  await expect.poll(async () => (await told()).length, { timeout: 60_000 }).toBe(count);
  return (await told()).map(({ link }) => link);
}

async function expectShown(page: Page, link: string): Promise<void> {
  const post = page.locator(`[data-post="${link.split('=')[1]}"]`);
  await expect(post).toHaveAttribute('aria-current', 'true');
  await expect(post).toBeFocused();
  await expect(post).toBeInViewport({ ratio: 0.5 });
}

test('a notification opens the very post, which offers to connect an account', async ({
  page,
  baseURL,
}) => {
  const [link = ''] = await withHeldPosts(page, baseURL ?? '', 1);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Open Post on hold' }).click();
  await expect(page).toHaveURL(/\/schedule\?post=/);
  await expectShown(page, link);
  const post = page.locator('article[aria-current="true"]');
  await expect(post).toHaveAccessibleDescription(/Connect one to send this post\.$/);
  await expect(post.getByRole('button', { name: /^Release/ })).toHaveCount(0);
  await page.screenshot({ path: 'test-results/linked-wide.png' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expectShown(page, link);
  await page.screenshot({ path: 'test-results/linked-narrow-dark.png' });
});

test('a post that is paged away or filtered out is shown all the same', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const links = await withHeldPosts(page, baseURL ?? '', 65);
  await page.goto('/schedule');
  const shown = await page
    .locator('[data-post]')
    .evaluateAll((cards: HTMLElement[]) => cards.map((card) => card.getAttribute('data-post')));
  const paged = links.find((link) => !shown.includes(link.split('=')[1] ?? ''));
  expect(paged).toBeDefined();
  await page.getByLabel('Show', { exact: true }).selectOption('posted');
  await expect(page.getByText('No such posts.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No such posts.')).toBeVisible();
  await page.goto(paged ?? '');
  await expectShown(page, paged ?? '');
  // What the person chooses afterwards holds.
  await page.getByLabel('Show', { exact: true }).selectOption('posted');
  await expect(page).toHaveURL('/schedule?show=posted');
  await expect(page.getByText('No such posts.')).toBeVisible();
});

test('a post that is gone is said to be gone', async ({ page }) => {
  await signIn(page);
  await page.goto(`/schedule?post=${crypto.randomUUID()}`);
  await expect(page.getByText('This post was deleted.')).toBeVisible();
});

import type { Page } from '@playwright/test';
import type { XOptions } from '#tools/sandbox/x-web/options.ts';
import { expect, test } from '../fixtures.ts';

const text = 'Two paragraphs 🔥\n\nand @ann_x';
const hostsOf = '[data-troupe="reply-button"]';

const pages: Record<string, Partial<XOptions>> = {
  'without any test id': { variants: ['no-testids', 'dialog-no-permalink'] },
  'with renamed test ids': { variants: ['renamed-testids', 'deep'] },
  'with its buttons in another order, wrapped deeper': { variants: ['actions-moved', 'deep'] },
  'from right to left': { lang: 'ar', theme: 'dark', variants: ['no-testids'] },
  'in the mobile layout': { variants: ['mobile'] },
  'in the mobile layout without test ids': { variants: ['mobile', 'no-testids'] },
  'with buttons of other extensions': {
    variants: ['foreign-buttons', 'layers-outside', 'dialog-same-address'],
  },
};

/** How many of our buttons each post has that can be answered; by structure alone. */
function buttonsOfPosts(page: Page): Promise<number[]> {
  return page
    .locator('article:has([role="group"] button)')
    .evaluateAll(
      (articles, hosts) => articles.map((one) => one.querySelectorAll(hosts).length),
      hostsOf,
    );
}

/** What stands in the reply dialog, whatever kind of composer it is. */
function dialogText(page: Page): Promise<string> {
  return page.locator('[role="dialog"][aria-modal="true"]').evaluate((dialog) => {
    const area = dialog.querySelector('textarea');
    const blocks = [...dialog.querySelectorAll('[data-block="true"]')];
    return area ? area.value : blocks.map((block) => block.textContent).join('\n');
  });
}

for (const [name, options] of Object.entries(pages)) {
  test(`a reply is drafted and inserted on a page of X ${name}`, async ({ page, x, draft }) => {
    await x.goto('/home', { posts: 40, windowing: false, ...options });
    await expect.poll(async () => [...new Set(await buttonsOfPosts(page))]).toEqual([1]);
    expect((await buttonsOfPosts(page)).length).toBeGreaterThan(35);
    const post = page.locator('article:has([role="group"] button)').first();
    await draft.draftFrom(post);
    await draft.insert(text);
    await expect(
      page.getByText(/^Draft ready: press Reply under the post of @\w+\.$/),
    ).toBeVisible();

    const actions = post.locator('[role="group"] button');
    const moved = options.variants?.includes('actions-moved') ?? false;
    const foreign = options.variants?.includes('foreign-buttons') ?? false;
    await (moved ? actions.nth(4) : actions.nth(foreign ? 1 : 0)).click();
    await expect.poll(() => dialogText(page)).toBe(text);
    await expect(page.getByText('Draft inserted. Check it, then press Reply.')).toBeVisible();
    expect(await x.sent()).toEqual([]);
  });
}

test('without test ids a status page, a quote and a new post have their composer’s button', async ({
  page,
  x,
  draft,
}) => {
  await x.goto('/home', { posts: 40, variants: ['no-testids'] });
  await expect(page.getByRole('button', { name: 'AI Post' })).toHaveCount(1);

  const post = page.locator('article').first();
  await post.locator('[role="group"] button').nth(1).click();
  await page.getByRole('menuitem').last().click();
  const dialog = await x.dialog();
  await draft.openFrom(dialog, 'AI Post');
  await expect(draft.dialog.getByText('Quoting')).toBeVisible();
  await draft.button('Close').click();
  await dialog.getByRole('button').first().click();
  await expect(dialog).toBeHidden();

  await post.locator('[lang][dir="auto"]').first().click();
  await expect(page).toHaveURL(/\/status\/\d+/);
  await draft.openFrom(page.locator('article[tabindex="-1"]'));
  await draft.insert(text);
  await expect
    .poll(() => x.composerText(page.locator('section [contenteditable="true"]')))
    .toBe(text);
  await expect(
    page.locator('section').getByRole('button', { name: 'AI Reply' }).first(),
  ).toBeVisible();
});

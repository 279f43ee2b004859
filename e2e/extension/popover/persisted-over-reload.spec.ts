import type { Page, Worker } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The background hears of a change a moment after it is typed. */
async function expectKept(background: Worker, text: string): Promise<void> {
  const kept = () => background.evaluate(() => chrome.storage.local.get('keptDrafts'));
  await expect.poll(async () => JSON.stringify(await kept())).toContain(text);
}

function countOrders(page: Page): () => number {
  let orders = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/ai/generate-reply/stream')) orders += 1;
  });
  return () => orders;
}

test('what was drafted and changed for a post is there after X is loaded anew', async ({
  x,
  draft,
  page,
  background,
}) => {
  const orders = countOrders(page);
  await x.goto('/home');
  await draft.draftFrom(x.postAt(0));
  await draft.text.fill('half a thought');
  await expectKept(background, 'half a thought');

  await page.reload();
  await draft.openFrom(x.postAt(0));
  await expect(draft.text).toHaveValue('half a thought');
  await page.keyboard.press('Escape');
  await draft.draftFrom(x.postAt(1));
  await expect(draft.text).not.toHaveValue('half a thought');
  expect(orders()).toBe(2);
});

test('what was used is not offered again after X is loaded anew', async ({
  home,
  draft,
  background,
}) => {
  const dialog = await home.openReply();
  await draft.draftFrom(dialog);
  await draft.text.fill('a whole thought');
  await expectKept(background, 'a whole thought');
  await draft.button('Insert').click();
  await expect(draft.dialog).toBeHidden();
  await expectKept(background, '"keptDrafts":[]');
});

import type { Page, Worker } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { DraftPopover } from './draft-popover.ts';

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
  page,
  background,
}) => {
  const orders = countOrders(page);
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await draft.openFrom(page.getByTestId('tweet').first());
  await draft.drafted();
  await draft.text.fill('half a thought');
  await expectKept(background, 'half a thought');

  await page.reload();
  await draft.openFrom(page.getByTestId('tweet').first());
  await expect(draft.text).toHaveValue('half a thought');
  await page.keyboard.press('Escape');
  await draft.openFrom(page.getByTestId('tweet').nth(1));
  await draft.drafted();
  await expect(draft.text).not.toHaveValue('half a thought');
  expect(orders()).toBe(2);
});

test('what was used is not offered again after X is loaded anew', async ({
  x,
  page,
  background,
}) => {
  const draft = new DraftPopover(page);
  await x.goto('/home');
  await page.getByTestId('tweet').first().getByTestId('reply').click();
  const dialog = await x.dialog();
  await draft.openFrom(dialog);
  await draft.drafted();
  await draft.text.fill('a whole thought');
  await expectKept(background, 'a whole thought');
  await draft.button('Insert').click();
  await expect(draft.dialog).toBeHidden();
  await expectKept(background, '"keptDrafts":[]');
});

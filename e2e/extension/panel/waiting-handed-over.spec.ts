import type { Locator, Page } from '@playwright/test';
import { apiUrl } from '../../people.ts';
import { XPage } from '../../x-page/x-page.ts';
import { expect, test } from '../fixtures.ts';
import { hindered, hinderNextDraft } from '../order-port.ts';
import { DraftPopover } from '../popover/draft-popover.ts';
import { goOffline, leaveWaiting, openPanel, waiting } from './waiting-drafts.ts';

/** Has a draft for this post written while no dialog asks for it; answers the panel that lists it. */
async function haveWritten(page: Page, post: Locator): Promise<{ panel: Page; written: string }> {
  const goOnline = await goOffline(page.context());
  await leaveWaiting(new DraftPopover(page), post);
  await goOnline();
  const panel = await openPanel(page);
  await expect(waiting(panel).getByRole('button', { name: 'Copy' })).toBeVisible();
  const written = await waiting(panel).getByRole('paragraph').nth(1).innerText();
  await page.bringToFront();
  return { panel, written };
}

function countWritten(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.url() === `${apiUrl}/api/ai/generate-reply/stream`) count += 1;
  });
  return () => count;
}

test('a waiting draft whose dialog closes as it comes goes on waiting for the next', async ({
  home,
  draft,
  page,
  background,
}) => {
  const post = home.postAt(0);
  const { panel, written } = await haveWritten(page, post);
  const writtenSince = countWritten(page);

  await hinderNextDraft(background, 'the dialog closes');
  await post.getByRole('button', { name: 'AI Reply' }).click();
  await hindered(page);
  await expect(draft.dialog).toHaveCount(0);

  await draft.openFrom(post);
  expect(await draft.drafted()).toBe(written);
  await expect(waiting(panel)).toHaveCount(0);
  expect(writtenSince()).toBe(0);
});

test('a waiting draft that is on its way to one page is not given to another', async ({
  home,
  draft,
  page,
  background,
  context,
}) => {
  const { panel, written } = await haveWritten(page, home.postAt(0));
  const writtenSince = countWritten(page);
  await hinderNextDraft(background, 'the word waits');
  await draft.openFrom(home.postAt(0));
  const letIn = await hindered(page);

  const other = await context.newPage();
  await new XPage(other).goto('/home');
  const otherDraft = new DraftPopover(other);
  await otherDraft.openFrom(other.getByTestId('tweet').first());
  await otherDraft.drafted();
  expect(writtenSince()).toBe(1);
  await expect(waiting(panel)).toHaveCount(1);

  await letIn();
  await expect(draft.text).toHaveValue(written);
  await expect(waiting(panel)).toHaveCount(0);
});

test('a waiting draft is not given out as one in the tone that is wanted since', async ({
  home,
  draft,
  page,
}) => {
  const posts = home.posts();
  const { panel, written } = await haveWritten(page, posts.first());
  const writtenSince = countWritten(page);
  await draft.draftFrom(posts.nth(1));
  await draft.dialog.getByLabel('Tone').selectOption('humorous');
  await draft.button('Generate').click();
  await expect.poll(writtenSince).toBe(2);
  await draft.drafted();
  await draft.button('Close').click();

  await draft.openFrom(posts.first());
  await expect(draft.dialog.getByLabel('Tone')).toHaveValue('humorous');
  await draft.drafted();
  expect(writtenSince()).toBe(3);
  await expect(waiting(panel)).toContainText(written);
});

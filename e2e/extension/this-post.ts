import { expect, type Locator, type Page } from '@playwright/test';
import type { XPage } from '../x-page/x-page.ts';

/** The panel's part about the post of the page in front. */
export const thisPost = (panel: Page): Locator => panel.getByRole('region', { name: 'This post' });

/** Opens the page of the post at this place of the timeline and answers its author's handle. */
export async function openStatus(page: Page, at: number): Promise<string> {
  const post = page.getByTestId('tweet').nth(at);
  const handle = await post.getByTestId('User-Name').first().getByText(/^@/).textContent();
  await post.getByTestId('tweetText').first().click();
  await expect(page.getByTestId('inline_reply_offscreen')).toBeVisible();
  return handle ?? '';
}

/** Opens the page of the first post of the timeline and changes the reply that the panel drafts. */
export async function changeFirstReply(x: XPage, panel: Page): Promise<Locator> {
  await x.page.bringToFront();
  await x.goto('/home');
  await openStatus(x.page, 0);
  return changeReply(panel);
}

/** Has the panel draft a reply to its post, and changes it. */
export async function changeReply(panel: Page): Promise<Locator> {
  await thisPost(panel).getByRole('button', { name: 'Draft a reply' }).click();
  const written = thisPost(panel).getByRole('textbox', { name: 'Draft' });
  await expect(written).not.toHaveValue('');
  await written.fill('Changed in the panel');
  return written;
}

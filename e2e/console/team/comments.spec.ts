import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectWholePage } from '../accessible.ts';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401, 403) });

/** Somebody who joins the workspace of this page as a viewer, by an invitation. */
async function invite(page: Page, guest: Page, username: string, origin: string): Promise<void> {
  const invited = await page.request.post('/api/invitations', {
    headers: { origin },
    data: { xUsername: username, role: 'viewer' },
  });
  expect(invited.status()).toBe(201);
  const { link } = (await invited.json()) as { link: string };
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Continue with X' }).click();
  await approveOnX(guest, username);
  await guest.getByRole('button', { name: /^Join / }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);
}

const listening = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/events'));

test('two people talk about a post: mention, notification, reply and resolve, live on both screens', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  test.setTimeout(120_000);
  const guestName = `g${randomBytes(5).toString('hex')}`;
  await signIn(page);
  const guest = await (await browser.newContext({ baseURL: origin })).newPage();
  await invite(page, guest, guestName, origin);
  const scheduled = await page.request.post('/api/scheduled-posts', {
    headers: { origin },
    data: {
      content: 'Fees fell by half since the upgrade',
      scheduledTime: new Date(Date.now() + 172_800_000).toISOString(),
      timeZone: 'UTC',
    },
  });
  const { id } = (await scheduled.json()) as { id: string };

  // The owner mentions the guest by the keys alone.
  const heard = listening(page);
  await page.goto(`/schedule?post=${id}&comments`);
  await heard;
  await expect(page.getByRole('heading', { name: 'Comments', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Too long, ');
  await page.keyboard.type('@g');
  await expect(page.getByRole('option', { name: new RegExp(`@${guestName}`) })).toBeVisible();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'New comment' });
  await expect(field).toHaveValue(`Too long, @${guestName} `);
  await page.keyboard.type('?');
  await expect(field).toHaveValue(`Too long, @${guestName} ?`);
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Comments (1)' })).toBeVisible();
  await expectWholePage(page);

  // The guest is told, and the notification leads to that comment.
  const guestHeard = listening(guest);
  await guest.goto('/notifications');
  await guestHeard;
  await guest.getByRole('button', { name: /^Open @.* mentioned you/ }).click();
  await expect(guest.getByRole('article', { name: /^Comment by/ })).toBeFocused();
  await guest.getByRole('button', { name: 'Write a reply' }).click();
  await guest.getByRole('textbox', { name: 'Your reply' }).fill('Cut the last words');
  await guest.keyboard.press('Control+Enter');

  // Both see it without a reload.
  const replies = (at: Page) => at.getByRole('list', { name: 'Replies' }).getByRole('listitem');
  await expect(replies(guest)).toContainText('Cut the last words');
  await expect(replies(page)).toContainText('Cut the last words');
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await expect(guest.getByRole('button', { name: /^Resolved/ })).toBeVisible();
  await expect(replies(guest)).toHaveCount(0);

  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-post="${id}"]`)).toContainText('2');
  await expectWholePage(guest);
  await guest.context().close();
});

import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectWholePage } from '../accessible.ts';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401, 403) });

test('a slot is assigned in the calendar by keys; the assignee opens it from their work and schedules it', async ({
  browser,
  baseURL,
  page,
}) => {
  await signIn(page, { timezone: 'Europe/Berlin' });
  const guestName = `g${randomBytes(5).toString('hex')}`;
  const headers = { origin: baseURL ?? '' };
  const data = { xUsername: guestName, role: 'author' };
  const invited = await page.request.post('/api/invitations', { data, headers });
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(((await invited.json()) as { link: string }).link);
  await guest.getByRole('button', { name: 'Continue with X' }).click();
  await approveOnX(guest, guestName);
  await guest.getByRole('button', { name: /^Join / }).click();
  await guest.waitForURL('/dashboard');

  // An empty day, then the button of the composer, then who and until when.
  await page.goto('/schedule');
  await page.getByRole('tab', { name: 'Calendar' }).click();
  await page.getByLabel('View').selectOption('month');
  await page.getByRole('button', { name: 'Next month' }).click();
  const cell = page.getByRole('button', { name: /^Add post: .* 15, 9:00/ });
  await cell.focus();
  await page.keyboard.press('Enter');
  const composer = page.getByRole('dialog', { name: 'Compose' });
  await expect(composer.getByLabel('Content')).toBeFocused();
  const open = composer.getByRole('button', { name: 'Assign to…' });
  await open.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Assign draft' });
  await expectWholePage(page);
  const who = form.getByLabel('Assign to');
  await expect(who).toBeFocused();
  await who.selectOption({ index: 2 });
  await form.getByLabel('Due date').fill('2031-01-02');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Draft updated')).toBeVisible();
  await expect(composer).toBeHidden();
  const slot = page.getByRole('button', { name: /Draft, No text yet, Assigned to / });
  await expect(slot).toBeVisible();
  await expectWholePage(page);

  // The other is told, finds it in their work, and one press opens it, on their own clock.
  await guest.goto('/notifications');
  await expect(guest.getByText('1 post was assigned to you')).toBeVisible();
  await guest.goto('/dashboard');
  const mine = guest.getByRole('region', { name: 'My work' });
  const row = mine.getByRole('link', { name: /No text yet/ });
  await expect(row).toContainText('Due Jan 2');
  await expectWholePage(guest);
  await row.click();
  const writing = guest.getByRole('dialog', { name: 'Compose' });
  await expect(writing.getByText(/^Assigned to /)).toBeVisible();
  await writing.getByLabel('Content').fill('rollups settle in minutes');
  // Saved, the calendar of the first shows it without a reload.
  await expect(
    page.getByRole('button', { name: /rollups settle in minutes, Draft/ }),
  ).toBeVisible();
  await writing.getByRole('button', { name: 'Schedule Post' }).click();
  await expect(guest.getByText('Post scheduled successfully')).toBeVisible();
  await expect(writing).toBeHidden();
  await expect(
    page.getByRole('button', { name: /rollups settle in minutes, Pending/ }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /, Draft/ })).toBeHidden();

  // The post is theirs until it is published.
  await guest.goto('/schedule?assignee=me');
  await expect(guest.getByRole('article', { name: /rollups/ })).toBeVisible();
  await guest.goto('/dashboard');
  await expect(mine.getByRole('link', { name: /rollups settle/ })).toContainText('Due Jan 2');
  await guest.context().close();
});

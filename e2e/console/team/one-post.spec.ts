import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { expectWholePage } from '../accessible.ts';
import { approveOnX, refusedCall, signIn, test } from '../visitor.ts';

test.use({ expected: refusedCall(401, 403, 409) });

test('two people on one post: assigned, locked, taken over, and nobody loses a text', async ({
  browser,
  baseURL,
  page,
}) => {
  await signIn(page);
  const guestName = `g${randomBytes(5).toString('hex')}`;
  const invited = await page.request.post('/api/invitations', {
    data: { xUsername: guestName, role: 'editor' },
    headers: { origin: baseURL ?? '' },
  });
  const { link } = (await invited.json()) as { link: string };
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Continue with X' }).click();
  await approveOnX(guest, guestName);
  await guest.getByRole('button', { name: /^Join / }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);
  const made = await page.request.post('/api/scheduled-posts', {
    data: { content: 'rollups settle in minutes', scheduledTime: '2031-02-03T09:00:00Z' },
    headers: { origin: baseURL ?? '' },
  });
  const { id } = (await made.json()) as { id: string };

  // Assigned by one, the other is notified and finds it on the dashboard.
  await page.goto('/schedule');
  await page.getByRole('button', { name: /^Actions: rollups/ }).click();
  await page.getByRole('menuitem', { name: 'Assign to…' }).click();
  const form = page.getByRole('dialog', { name: 'Assign post' });
  await form.getByLabel('Assign to').selectOption({ index: 2 });
  await form.getByLabel('Due date').fill('2026-01-02');
  await expectWholePage(page);
  await form.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('img', { name: /^Assigned to / })).toBeVisible();
  await guest.goto('/dashboard');
  const mine = guest.getByRole('region', { name: 'My work' });
  await expect(mine.getByRole('link', { name: /rollups settle/ })).toContainText('Overdue since');
  await guest.goto('/notifications');
  await expect(guest.getByText('1 post was assigned to you')).toBeVisible();
  await guest.goto('/schedule?assignee=me');
  await expect(guest.getByRole('article', { name: /rollups/ })).toBeVisible();

  // One edits, the other is told, takes over, and the first keeps what was typed.
  const edit = async (who: typeof page) => {
    await who.getByRole('button', { name: /^Edit: rollups/ }).click();
    return who.getByRole('dialog', { name: 'Edit Scheduled Post' });
  };
  const claimed = page.waitForResponse((answer) => answer.url().endsWith(`${id}/editing`));
  const first = await edit(page);
  await claimed;
  await first.getByLabel('Content').fill('my unsaved thought');
  const second = await edit(guest);
  await expect(second.getByText('is editing this post.')).toBeVisible();
  await expectWholePage(guest);
  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(first.getByText(/ has taken over\. Your text is kept below\.$/)).toBeVisible();
  const kept = first.getByRole('region', { name: 'Your text' });
  await expect(kept).toContainText('my unsaved thought');
  await expectWholePage(page);
  await second.getByLabel('Content').fill('rollups settle in seconds');
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(second).toBeHidden();
  await expect(kept).toContainText('rollups settle in seconds');
  await kept.getByRole('button', { name: 'Save as a new draft' }).click();
  await expect(page.getByText('Saved among the drafts of the composer')).toBeVisible();

  // Taken back with the old text, the version refuses the save, and the text still stands there.
  await first.getByRole('button', { name: 'Take over' }).click();
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await expect(first.getByText(/This post was changed elsewhere/)).toBeVisible();
  await expect(kept).toContainText('my unsaved thought');
  await guest.context().close();
});

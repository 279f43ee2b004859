import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { type Answer, refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { campaign, showCampaigns } from '../testing/show-campaigns.tsx';

const path = `PUT /api/campaigns/${campaign.id}`;
const put = (sent: Sent[]) => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);

async function openEdit(answer: (sent: Sent) => Answer) {
  const shown = showCampaigns([campaign], { [path]: answer });
  await screen.findByRole('article', { name: 'Morning notes' });
  press('Edit Morning notes');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Campaign' }));
  await dialog.findByRole('option', { name: 'Annie' });
  return { ...shown, dialog };
}

test('the form opens with the campaign as it is, in its zone, and sends what was changed', async () => {
  const { sent, dialog } = await openEdit(() => ({
    status: 200,
    body: { ...campaign, name: 'Evening notes' },
  }));
  expect((dialog.getByLabelText('Posting Time') as HTMLInputElement).value).toBe('9:00 AM');
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Evening notes' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Campaign updated successfully');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(put(sent)).toEqual([
    {
      name: 'Evening notes',
      description: campaign.description,
      personaId: campaign.personaId,
      platform: 'twitter',
      schedule: campaign.schedule,
      content: campaign.content,
      startDate: '2026-11-23',
    },
  ]);
});

test('approved posts are named by their number, and changed only by a press that says so', async () => {
  let answers: Answer[] = [];
  const asks = (posts: number): Answer => ({
    status: 409,
    body: {
      ...refusal('conflict', 'Choose'),
      reason: 'rule.campaign-approved',
      params: { posts: String(posts) },
    },
  });
  answers = [asks(4), asks(3), { status: 200, body: campaign }];
  const { sent, dialog } = await openEdit(() => answers.shift() as Answer);
  fireEvent.change(dialog.getByLabelText('Posting Time'), { target: { value: '10:00' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const four = within(await screen.findByRole('dialog', { name: 'Change 4 approved posts?' }));
  four.getByText(/You approved or edited 4 planned posts/);
  expect(put(sent)).toHaveLength(1);
  fireEvent.click(four.getByRole('button', { name: 'Change 4 posts' }));
  // By then they are three: it is asked again.
  const three = within(await screen.findByRole('dialog', { name: 'Change 3 approved posts?' }));
  fireEvent.click(three.getByRole('button', { name: 'Keep 3 posts as they are' }));
  await screen.findByText('Campaign updated successfully');
  expect(put(sent).map((body) => (body as { approvedPosts?: object }).approvedPosts)).toEqual([
    undefined,
    { count: 4, change: true },
    { count: 3, change: false },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was typed stays when the question is left, and when saving fails', async () => {
  const { dialog } = await openEdit(() => ({
    status: 500,
    body: refusal('internal', 'Broken'),
  }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Kept' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Failed to update campaign');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  press('Edit Morning notes');
  const again = within(await screen.findByRole('dialog', { name: 'Edit Campaign' }));
  expect((again.getByLabelText('Name') as HTMLInputElement).value).toBe('Kept');
  again.getByText('Your unsaved changes were restored.');
});

test('a placeholder that nothing fills in is refused with the list of those that are known', async () => {
  const { sent, dialog } = await openEdit(() => ({ status: 200, body: campaign as Campaign }));
  fireEvent.change(dialog.getByLabelText('Content Template'), { target: { value: 'gm {price}' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  dialog.getByText(
    /^\{price\} cannot be filled in\. Templates know \{topic\}, \{ticker\}, \{date\}\./,
  );
  expect(put(sent)).toEqual([]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal } from '#shared/ui/testing/render-screen.tsx';
import { campaign, showCampaigns } from './testing/show-campaigns.tsx';

test('a card tells who posts where and when, how it runs, and how it did', async () => {
  showCampaigns([campaign]);
  const card = within(await screen.findByRole('article', { name: 'Morning notes' }));
  for (const text of [
    'Active',
    'Annie',
    'X (Twitter)',
    'From Nov 23, 2026',
    '12',
    '15.4K',
    '310',
  ]) {
    expect(card.getByText(text)).toBeTruthy();
  }
  expect(card.getByText('Weekly on Monday, Friday at 9:00 AM (America/New York)')).toBeTruthy();
});

test('while campaigns load there are skeletons; without any, a way to the first', async () => {
  showCampaigns([]);
  expect(screen.getByRole('status', { name: 'Loading campaigns' })).toBeTruthy();
  await screen.findByText('No campaigns yet');
  press('Create First Campaign');
  await screen.findByRole('dialog', { name: 'New Campaign' });
});

test('signed out, nobody is turned away: the form says to sign in, and not to make a persona', async () => {
  const signedOut = () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') });
  const { host } = showCampaigns([], {
    'GET /api/auth/user': signedOut,
    'GET /api/campaigns': signedOut,
    'GET /api/personas': signedOut,
  });
  await screen.findByText('No campaigns yet');
  press('New Campaign');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Campaign' }));
  expect(dialog.getByLabelText('Name')).toBeTruthy();
  expect(dialog.getByText('Please sign in to create a campaign')).toBeTruthy();
  expect(dialog.queryByText(/^Create a persona first/)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
  expect(host.signIn).toHaveBeenCalledOnce();
});

test('somebody without a persona hears to make one first, and not to sign in', async () => {
  showCampaigns([], { 'GET /api/personas': () => ({ status: 200, body: [] }) });
  await screen.findByText('No campaigns yet');
  press('New Campaign');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Campaign' }));
  expect(await dialog.findByText('Create a persona first: it writes the posts.')).toBeTruthy();
  expect(dialog.queryByText(/^Please sign in/)).toBeNull();
});

test('a list that fails says so in place, and Retry reads it again', async () => {
  let broken = true;
  showCampaigns([], {
    'GET /api/campaigns': () =>
      broken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: [campaign] },
  });
  await waitFor(() => expect(screen.getAllByText('Failed to load campaigns')).toHaveLength(2));
  broken = false;
  press('Retry');
  await screen.findByRole('article', { name: 'Morning notes' });
});

test('pause turns active into paused, play anything else into active', async () => {
  const list = [campaign];
  const { sent } = showCampaigns(list, {
    [`PATCH /api/campaigns/${campaign.id}/status`]: ({ body }) => {
      list[0] = { ...campaign, status: (body as Campaign).status };
      return { status: 200, body: list[0] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Pause Morning notes' }));
  await screen.findByText('Campaign status updated');
  fireEvent.click(await screen.findByRole('button', { name: 'Play Morning notes' }));
  await screen.findByRole('button', { name: 'Pause Morning notes' });
  expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { status: 'paused' },
    { status: 'active' },
  ]);
});

test('a status that cannot be changed stays, without a message', async () => {
  const broken = { status: 500, body: refusal('internal', 'Broken') };
  let answer: ((body: Answer) => void) | undefined;
  showCampaigns([campaign], {
    [`PATCH /api/campaigns/${campaign.id}/status`]: () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
  });
  const pause = await screen.findByRole('button', { name: 'Pause Morning notes' });
  fireEvent.click(pause);
  await waitFor(() => expect(pause.getAttribute('aria-disabled')).toBe('true'));
  answer?.(broken);
  await waitFor(() => expect(pause.hasAttribute('aria-disabled')).toBe(false));
  expect(screen.queryByText('Broken')).toBeNull();
  expect(screen.queryByText('Error')).toBeNull();
});

test('deleting asks first and says that unsent posts go too', async () => {
  const list = [campaign];
  showCampaigns(list, {
    [`DELETE /api/campaigns/${campaign.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Morning notes' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/posts that have not been sent go with it/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Campaign deleted successfully');
  await screen.findByText('No campaigns yet');
});

test('Undo restores a campaign that was deleted, and one that was active goes on', async () => {
  const list = [campaign];
  const { sent } = showCampaigns(list, {
    [`DELETE /api/campaigns/${campaign.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
    [`POST /api/bin/${campaign.id}/restore`]: () => {
      list.push({ ...campaign, status: 'paused' });
      return { status: 204 };
    },
    [`PATCH /api/campaigns/${campaign.id}/status`]: () => {
      list.splice(0, 1, campaign);
      return { status: 200, body: campaign };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Morning notes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('No campaigns yet');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Campaign status updated');
  await screen.findByRole('button', { name: 'Delete Morning notes' });
  const changes = sent.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  expect(changes.at(-1)).toEqual({ status: 'active' });
});

test('posts that need approval are counted on the card, and read where they are decided', async () => {
  const { sent } = showCampaigns([{ ...campaign, awaitingApproval: 3 }]);
  await screen.findByText('3 posts need approval');
  const link = screen.getByRole('link', { name: 'Review the posts of Morning notes' });
  expect(link.getAttribute('href')).toBe(`/approvals?campaign=${campaign.id}`);
  expect(sent.some(({ method }) => method !== 'GET')).toBe(false);
});

test('a viewer reads a campaign, and changes, pauses and deletes nothing', async () => {
  const { sent } = showCampaigns([campaign], {
    'GET /api/auth/user': () => ({ status: 200, body: { ...nextUser(), role: 'viewer' } }),
  });
  const card = within(await screen.findByRole('article', { name: 'Morning notes' }));
  await waitFor(() =>
    expect(card.getAllByRole('button').map(({ title }) => title)).toEqual([
      'Your role (Viewer) does not allow this. Ask an owner or admin.',
    ]),
  );
  fireEvent.click(card.getByRole('button', { name: 'Pause Morning notes' }));
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

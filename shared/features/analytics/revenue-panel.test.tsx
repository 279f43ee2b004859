import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import type { RevenueEntry } from '#shared/contracts/revenue.ts';
import { nothing } from '#shared/ui/testing/analytics.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal } from '#shared/ui/testing/render-screen.tsx';
import { showAnalytics, stopCalendar, WEEK } from './testing/show-analytics.tsx';

beforeEach(stopCalendar);

const campaign: Campaign = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Launch',
  description: '',
  personaId: '00000000-0000-4000-8000-0000000000a1',
  personaName: 'Annie',
  platform: 'twitter',
  status: 'active',
  schedule: { frequency: 'daily', times: ['09:00'] },
  content: { templates: ['gm'], hashtags: [], tone: 'casual' },
  startDate: '2026-11-01',
  endDate: null,
  awaitingApproval: 0,
  performance: { postsCreated: 0, totalReach: 0, engagement: 0 },
  createdAt: '2026-11-01T12:00:00.000Z',
};

test('revenue is entered, listed and deleted', async () => {
  const list: RevenueEntry[] = [];
  const entry: RevenueEntry = {
    id: '00000000-0000-4000-8000-0000000000e1',
    amount: 1_234.5,
    date: '2026-11-21',
    note: 'Two seats',
    postId: null,
    postExcerpt: null,
    campaignId: null,
    campaignName: null,
    createdAt: '2026-11-21T12:00:00.000Z',
  };
  const { sent } = showAnalytics(nothing, {
    'GET /api/revenue': () => ({ status: 200, body: list }),
    'POST /api/revenue': () => {
      list.push(entry);
      return { status: 201, body: entry };
    },
    [`DELETE /api/revenue/${entry.id}`]: () => {
      list.pop();
      return { status: 204 };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add revenue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add revenue' }));
  const amount = dialog.getByLabelText('Amount in US dollars');
  const add = () => fireEvent.click(dialog.getByRole('button', { name: 'Add revenue' }));
  add();
  expect(await dialog.findByText('Amount is required')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '1,234.50' } });
  add();
  expect(await dialog.findByText('Amount must be a number')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '1.005' } });
  add();
  expect(await dialog.findByText('Amount must have at most two decimals')).toBeTruthy();
  fireEvent.change(amount, { target: { value: '1234,50' } });
  fireEvent.change(dialog.getByLabelText('Note'), { target: { value: 'Two seats' } });
  add();
  await screen.findByText('Revenue added');
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    amount: 1_234.5,
    date: '2026-11-21',
    note: 'Two seats',
    postId: null,
    campaignId: null,
  });
  expect(await screen.findByText('$1,234.50')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete $1,234.50 of Nov 21, 2026' }));
  const confirm = within(await screen.findByRole('alertdialog'));
  fireEvent.click(confirm.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Nothing has been entered yet.');
});

test('until the entries are read nobody is told that there are none', async () => {
  let answer: (found: Answer) => void = () => {};
  showAnalytics(nothing, {
    'GET /api/revenue': () => new Promise<Answer>((resolve) => (answer = resolve)),
  });
  await screen.findByText('No post or campaign has earned anything in this period.');
  expect(screen.queryByText('Nothing has been entered yet.')).toBeNull();
  answer({ status: 200, body: [] });
  await screen.findByText('Nothing has been entered yet.');
});

test('what is typed stays when reading the figures again fails', async () => {
  let isBroken = false;
  showAnalytics(nothing, {
    [`GET ${WEEK}`]: () =>
      isBroken
        ? { status: 500, body: refusal('internal', 'Broken') }
        : { status: 200, body: nothing },
    'POST /api/revenue': () => ({ status: 500, body: refusal('internal', 'Broken') }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add revenue' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add revenue' }));
  fireEvent.change(dialog.getByLabelText('Amount in US dollars'), { target: { value: '12' } });
  isBroken = true;
  fireEvent.click(dialog.getByRole('button', { name: 'Add revenue' }));
  await screen.findByText('Failed to fetch analytics');
  expect((dialog.getByLabelText('Amount in US dollars') as HTMLInputElement).value).toBe('12');
  expect(screen.getByRole('dialog', { name: 'Add revenue' })).toBeTruthy();
});

test('what was typed of a revenue is there again after the dialog was closed', async () => {
  showAnalytics(nothing, { 'GET /api/revenue': () => ({ status: 200, body: [] }) });
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add revenue' }));
    return within(await screen.findByRole('dialog', { name: 'Add revenue' }));
  };
  const note = (dialog: Awaited<ReturnType<typeof open>>) =>
    dialog.getByLabelText<HTMLInputElement>('Note');
  const first = await open();
  fireEvent.change(note(first), { target: { value: 'Two seats' } });
  fireEvent.click(first.getByRole('button', { name: 'Close' }));
  expect(note(await open()).value).toBe('Two seats');
});

test('a campaign that is gone since it was chosen keeps nobody from adding what it says', async () => {
  const user = nextUser();
  const openWith = async (campaigns: Campaign[]) => {
    const shown = showAnalytics(nothing, {
      'GET /api/auth/user': () => ({ status: 200, body: user }),
      'GET /api/campaigns': () => ({ status: 200, body: campaigns }),
      'POST /api/revenue': () => ({ status: 500, body: refusal('internal', 'Broken') }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Add revenue' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add revenue' }));
    return { ...shown, dialog, campaign: dialog.getByLabelText<HTMLSelectElement>('Campaign') };
  };
  const before = await openWith([campaign]);
  await before.dialog.findByRole('option', { name: 'Launch' });
  fireEvent.change(before.campaign, { target: { value: campaign.id } });
  cleanup();
  const { dialog, sent, campaign: field } = await openWith([]);
  await waitFor(() => expect(field.value).toBe(''));
  fireEvent.change(dialog.getByLabelText('Amount in US dollars'), { target: { value: '12' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add revenue' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ campaignId: null }),
  );
});

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Campaign } from '#shared/contracts/campaigns.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import {
  type Answer,
  refusal,
  renderScreen,
  type Sent,
} from '#shared/ui/testing/render-screen.tsx';
import { useTimeZone } from '#shared/ui/time-zone-choice.ts';
import { CampaignsScreen } from './campaigns-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const persona = aPersona();
const campaign: Campaign = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Morning notes',
  description: 'What moves before New York wakes up',
  personaId: persona.id,
  personaName: 'Annie',
  platform: 'twitter',
  status: 'active',
  schedule: {
    frequency: 'weekly',
    times: ['09:00'],
    days: ['monday', 'friday'],
    timeZone: 'America/New_York',
  },
  content: { templates: ['gm {ticker}'], hashtags: ['defi'], tone: 'casual' },
  startDate: '2026-11-23',
  endDate: null,
  awaitingApproval: 0,
  performance: { postsCreated: 12, totalReach: 15_400, engagement: 310 },
  createdAt: '2026-05-10T12:00:00.000Z',
};

function showCampaigns(
  campaigns: Campaign[],
  more: Record<string, (sent: Sent) => Answer | Promise<Answer>> = {},
) {
  const user = nextUser();
  useTimeZone.setState({ zone: 'Europe/Berlin' });
  return renderScreen(<CampaignsScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/personas': () => ({ status: 200, body: [persona] }),
    'GET /api/campaigns': () => ({ status: 200, body: campaigns }),
    ...more,
  });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openDialog() {
  press('New Campaign');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Campaign' }));
  await dialog.findByRole('option', { name: 'Annie' });
  const set = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  return {
    dialog,
    set,
    create: () => fireEvent.click(dialog.getByRole('button', { name: 'Create Campaign' })),
  };
}

const posted = (sent: Sent[]) => sent.find(({ method }) => method === 'POST')?.body;

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
  expect(card.getByText('Weekly on Monday, Friday at 09:00 (America/New York)')).toBeTruthy();
});

test('while campaigns load there are skeletons; without any, a way to the first', async () => {
  showCampaigns([]);
  expect(screen.getByRole('status', { name: 'Loading campaigns' })).toBeTruthy();
  await screen.findByText('No campaigns yet');
  press('Create First Campaign');
  await screen.findByRole('dialog', { name: 'New Campaign' });
});

test('signed out, nobody is turned away and nothing breaks', async () => {
  const signedOut = () => ({ status: 401, body: refusal('unauthorized', 'Sign in.') });
  showCampaigns([], {
    'GET /api/auth/user': signedOut,
    'GET /api/campaigns': signedOut,
    'GET /api/personas': signedOut,
  });
  await screen.findByText('No campaigns yet');
  press('New Campaign');
  const dialog = within(await screen.findByRole('dialog', { name: 'New Campaign' }));
  expect(dialog.getByText('Create a persona first: it writes the posts.')).toBeTruthy();
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
  await waitFor(() => expect(pause).toHaveProperty('disabled', true));
  answer?.(broken);
  await waitFor(() => expect(pause).toHaveProperty('disabled', false));
  expect(screen.queryByText('Broken')).toBeNull();
  expect(screen.queryByText('Error')).toBeNull();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const { sent } = showCampaigns([]);
  await screen.findByText('No campaigns yet');
  const { dialog, set, create } = await openDialog();
  create();
  for (const text of [
    'Name is required',
    'Persona is required',
    'Posting time is required',
    'Content template is required',
    'Start date is required',
  ]) {
    expect(dialog.getByText(text)).toBeTruthy();
  }
  set('Frequency', 'weekly');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Monday' }));
  set('Name', 'n');
  set('Persona', persona.id);
  set('Posting Time', '09:00');
  set('Content Template', 'gm');
  set('Start Date', '2026-12-02');
  set('End Date', '2026-12-01');
  create();
  expect(dialog.getByText('End date must not be before the start date')).toBeTruthy();
  set('End Date', '');
  create();
  expect(dialog.getByText('Choose at least one day')).toBeTruthy();
  expect(posted(sent)).toBeUndefined();
});

test('a daily campaign is sent without a day, its hashtags apart and its templates in turn', async () => {
  const { sent } = showCampaigns([], {
    'POST /api/campaigns': () => ({ status: 201, body: campaign }),
  });
  await screen.findByText('No campaigns yet');
  const { dialog, set, create } = await openDialog();
  expect(dialog.getByText('{ticker}')).toBeTruthy();
  expect(dialog.queryByRole('checkbox', { name: 'Monday' })).toBeNull();
  set('Name', 'Morning notes');
  set('Persona', persona.id);
  set('Posting Time', '09:00');
  set('Content Template', 'gm {ticker}');
  fireEvent.click(dialog.getByRole('button', { name: 'Add template' }));
  set('Content Template 2', 'gn {date}');
  fireEvent.click(dialog.getByRole('button', { name: 'Add template' }));
  set('Hashtags', ' defi, , eth ,');
  set('Start Date', '2026-12-01');
  create();
  await screen.findByText('Campaign created successfully');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posted(sent)).toEqual({
    name: 'Morning notes',
    description: '',
    personaId: persona.id,
    platform: 'twitter',
    schedule: { frequency: 'daily', times: ['09:00'], timeZone: 'Europe/Berlin' },
    content: {
      templates: ['gm {ticker}', 'gn {date}'],
      hashtags: ['defi', 'eth'],
      tone: 'professional',
    },
    startDate: '2026-12-01',
  });
});

test('up to six times a day are sent in their order; twice the same is refused', async () => {
  const { sent } = showCampaigns([], {
    'POST /api/campaigns': () => ({
      status: 201,
      body: { ...campaign, schedule: { ...campaign.schedule, times: ['07:30', '12:00'] } },
    }),
  });
  await screen.findByText('No campaigns yet');
  const { dialog, set, create } = await openDialog();
  set('Name', 'Often');
  set('Persona', persona.id);
  set('Posting Time', '18:00');
  set('Content Template', 'gm');
  set('Start Date', '2026-12-01');
  const add = () => dialog.queryByRole('button', { name: 'Add time' });
  for (const place of [2, 3, 4, 5, 6]) {
    fireEvent.click(add() as HTMLElement);
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByLabelText(`Posting Time ${place}`)),
    );
  }
  expect(add()).toBeNull();
  set('Posting Time 2', '18:00');
  create();
  expect(dialog.getByText('Choose each time only once')).toBeTruthy();
  expect(posted(sent)).toBeUndefined();
  set('Posting Time 2', '07:30');
  set('Posting Time 3', '12:00');
  fireEvent.click(dialog.getByRole('button', { name: 'Remove posting time 3' }));
  create();
  await screen.findByText('Campaign created successfully');
  expect(posted(sent)).toMatchObject({ schedule: { times: ['07:30', '18:00'] } });
});

test('a refused campaign says so in the words of the specification and keeps what was typed', async () => {
  const { sent } = showCampaigns([], {
    'POST /api/campaigns': () => ({ status: 500, body: refusal('internal', 'Broken') }),
  });
  await screen.findByText('No campaigns yet');
  const { dialog, set, create } = await openDialog();
  set('Name', 'Kept');
  set('Persona', persona.id);
  set('Frequency', 'weekly');
  set('Posting Time', '09:00');
  set('Content Template', 'gm');
  set('Start Date', '2026-12-01');
  create();
  await screen.findByText('Failed to create campaign');
  expect(posted(sent)).toMatchObject({ schedule: { days: ['monday'] } });
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  press('New Campaign');
  const again = within(await screen.findByRole('dialog', { name: 'New Campaign' }));
  expect((again.getByLabelText('Name') as HTMLInputElement).value).toBe('Kept');
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

test('posts that wait for approval are counted on the card and approved from there', async () => {
  let waiting = 3;
  const { sent } = showCampaigns([], {
    'GET /api/campaigns': () => ({
      status: 200,
      body: [{ ...campaign, awaitingApproval: waiting }],
    }),
    'POST /api/scheduled-posts/approve': () => {
      waiting = 0;
      return { status: 200, body: { approved: 3, tooLate: 0 } };
    },
  });
  await screen.findByText('3 posts wait for your approval');
  press('Approve the posts of Morning notes');
  await screen.findByText('3 posts approved');
  expect(sent.find(({ path }) => path.endsWith('/approve'))?.body).toEqual({
    campaignId: campaign.id,
  });
  await waitFor(() => expect(screen.queryByText('3 posts wait for your approval')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Morning notes');
});

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { type Answer, refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { campaign, persona, showCampaigns } from './testing/show-campaigns.tsx';

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

test('the dialog opens for somebody: pressed before, it waits for who is there', async () => {
  showCampaigns([]);
  await openDialog();
  cleanup();
  let arrive: (answer: Answer) => void = () => {};
  const held = new Promise<Answer>((resolve) => (arrive = resolve));
  showCampaigns([], { 'GET /api/auth/user': () => held });
  press('New Campaign');
  expect(screen.queryByRole('dialog')).toBeNull();
  arrive({ status: 200, body: nextUser() });
  expect(await screen.findByRole('dialog', { name: 'New Campaign' })).toBeTruthy();
});

test('a placeholder that nothing fills in is said at its template, and nothing is sent', async () => {
  const { sent } = showCampaigns([]);
  const { dialog, set, create } = await openDialog();
  set('Name', 'n');
  set('Persona', persona.id);
  set('Posting Time', '09:00');
  set('Start Date', '2099-01-01');
  set('Content Template', 'gm {topic}');
  fireEvent.click(dialog.getByRole('button', { name: 'Add template' }));
  set('Content Template 2', 'only {days} left');
  create();
  const second = dialog.getByLabelText('Content Template 2');
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(second.getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText(/^\{days\} cannot be filled in\. Templates know \{topic\}/)).toBeTruthy();
  expect(posted(sent)).toBeUndefined();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const other = { ...persona, id: campaign.id, name: 'Other' };
  const { sent } = showCampaigns([], {
    'GET /api/personas': () => ({ status: 200, body: [persona, other] }),
  });
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
  set('Hashtags', ' defi，, eth ,');
  set('Start Date', '2026-12-01');
  create();
  await screen.findByText('Campaign created successfully');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(posted(sent)).toEqual({
    idempotencyKey: expect.any(String),
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

test('a time that the clock skips on one day says so, and when it goes out instead', async () => {
  showCampaigns([]);
  await screen.findByText('No campaigns yet');
  const { dialog, set } = await openDialog();
  set('Posting Time', '02:30');
  set('Start Date', '2098-06-01');
  const told = 'The clock skips 2:30 AM on March 29, 2099. The post is scheduled for 3:30 AM.';
  expect(dialog.getByText(told).getAttribute('role')).toBe('status');
  set('Posting Time', '03:30');
  expect(dialog.queryByText(told)).toBeNull();
});

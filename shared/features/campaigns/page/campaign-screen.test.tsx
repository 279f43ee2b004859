import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { CampaignDetails } from '#shared/contracts/campaigns.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { press } from '#shared/ui/testing/on-screen.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { refusal, renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { campaign, persona } from '../testing/show-campaigns.tsx';
import CampaignScreen from './campaign-screen.tsx';

const details: CampaignDetails = {
  ...campaign,
  endDate: '2026-12-24',
  awaitingApproval: 1,
  results: { posts: 2, views: 15_400, engagement: 310, likes: 250, replies: 31 },
  pace: { planned: 2, posted: 1, nextAt: '2026-11-30T14:00:00.000Z' },
};

function post(place: number, changes: Partial<ScheduledPost>): ScheduledPost {
  return {
    id: `00000000-0000-4000-8000-00000000000${place}`,
    content: `Note ${place}`,
    parts: [],
    platform: 'twitter',
    accountId: null,
    scheduledTime: `2026-11-2${place}T14:00:00.000Z`,
    timeZone: 'America/New_York',
    wallClock: `2026-11-2${place}T09:00`,
    personaId: campaign.personaId,
    personaName: 'Annie',
    campaignId: campaign.id,
    status: 'pending',
    holdReason: null,
    detail: '',
    madeWithAi: true,
    paidPartnership: false,
    replyToId: null,
    graceMinutes: 60,
    version: 1,
    postedAt: null,
    createdAt: '2026-11-01T12:00:00.000Z',
    ...changes,
  };
}

function show(found: CampaignDetails | null) {
  useTimeZone.setState({ zone: 'Europe/Berlin' });
  const { hook, history } = memoryLocation({
    path: `/campaigns/${campaign.id}`,
    record: true,
  });
  renderScreen(
    <Router hook={hook}>
      <Route path="/campaigns/:id">
        <CampaignScreen />
      </Route>
    </Router>,
    {
      'GET /api/auth/user': () => ({ status: 200, body: nextUser() }),
      'GET /api/personas': () => ({ status: 200, body: [persona] }),
      [`GET /api/campaigns/${campaign.id}`]: () =>
        found
          ? { status: 200, body: found }
          : { status: 404, body: refusal('not_found', 'Campaign not found') },
      [`GET /api/comments?kind=campaign&subjectId=${campaign.id}`]: () => ({
        status: 200,
        body: { threads: [], isLast: true },
      }),
      [`GET /api/scheduled-posts?campaignId=${campaign.id}`]: () => ({
        status: 200,
        body: [
          post(4, {}),
          post(5, { status: 'held', holdReason: 'approval' }),
          post(2, { status: 'posted', postedAt: '2026-11-22T14:00:10.000Z' }),
        ],
      }),
      [`DELETE /api/campaigns/${campaign.id}`]: () => ({ status: 204 }),
    },
  );
  return history;
}

test('the page of a campaign tells its results, its progress, and its posts', async () => {
  show(details);
  await screen.findByRole('heading', { level: 1, name: 'Morning notes' });
  for (const text of ['15.4K', '310', '250', '31', 'Nov 30, 2026, 3:00 PM', 'Dec 24, 2026']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  const planned = within(await screen.findByRole('region', { name: 'Planned' }));
  const links = planned.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    expect.stringContaining('Note 4Pending'),
    expect.stringContaining('Note 5On hold'),
  ]);
  expect(links[0]?.getAttribute('href')).toBe(`/schedule?post=${post(4, {}).id}`);
  const published = within(screen.getByRole('region', { name: 'Published' }));
  expect(published.getByRole('link').textContent).toContain('Note 2Posted');
  expect(screen.getByText('1 post needs approval')).toBeTruthy();
});

test('it is edited there, and deleted there: then the list comes back', async () => {
  const visited = show(details);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Morning notes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Campaign' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  press('Delete Morning notes');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Campaign deleted successfully');
  expect(visited.at(-1)).toBe('/campaigns');
});

test('one that is gone says so', async () => {
  show(null);
  expect(await screen.findByText('This campaign was deleted.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

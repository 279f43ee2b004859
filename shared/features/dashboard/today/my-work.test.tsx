import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DashboardToday } from '#shared/contracts/dashboard-today.ts';
import { useTimeZone } from '#shared/ui/forms/time-zone-choice.ts';
import { nextUser } from '#shared/ui/testing/people.ts';
import { aQueuedPost } from '#shared/ui/testing/queued-posts.ts';
import { renderScreen } from '#shared/ui/testing/render-screen.tsx';
import { Today } from './today.tsx';

const none = { next: [], drafts: [], worked: [], written: { drafts: 0, excerpt: '' } };
const waiting = { approval: 0, held: 0, failed: 0, check: 0, reminded: 0 };
const post = (at: number) => ({
  id: `00000000-0000-4000-8000-0000000002${String(at).padStart(2, '0')}`,
  excerpt: `Post ${at}`,
  personaName: 'Desk Dana',
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z'), toFake: ['Date'] });
  useTimeZone.setState({ zone: 'UTC', chosen: null });
});
afterEach(() => {
  vi.useRealTimers();
});

type Mine = NonNullable<DashboardToday['mine']>;

function show(
  given: (Omit<Mine, 'drafts'> & Partial<Mine>) | null,
  reviews = [aQueuedPost(7, 'to approve')],
) {
  const mine = given && { drafts: [], ...given };
  const ok = (body: unknown) => () => ({ status: 200, body });
  return renderScreen(<Today />, {
    'GET /api/auth/user': ok(nextUser()),
    'GET /api/dashboard/today': ok({ ...none, waiting, mine }),
    'GET /api/approvals': ok({ waiting: reviews, asked: [] }),
  });
}

test('a member of a team sees what is assigned to them, overdue marked, and what to approve', async () => {
  show({
    count: 3,
    assigned: [
      { ...post(5), dueOn: '2026-11-20' },
      { ...post(6), dueOn: '2026-11-21' },
    ],
  });
  const part = within(await screen.findByRole('region', { name: 'My work' }));
  await part.findByText('to approve');
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Post 5Desk DanaOverdue since Nov 20',
    'Post 6Desk DanaDue Nov 21',
    '1 more post',
    'to approveNeeds your approval',
  ]);
  expect(part.getByRole('link', { name: 'Open schedule' }).getAttribute('href')).toBe(
    '/schedule?assignee=me',
  );
});

test('drafts stand among the posts by their due dates, with the time that was picked, and open in the composer', async () => {
  const slot = { date: '2026-11-26', time: '09:00', zone: 'Europe/Berlin' };
  show(
    {
      count: 1,
      assigned: [{ ...post(5), dueOn: '2026-11-25' }],
      drafts: [
        { ...post(6), excerpt: '', personaName: null, dueOn: '2026-11-20', slot },
        { ...post(7), dueOn: null, slot: null },
      ],
    },
    [],
  );
  const part = within(await screen.findByRole('region', { name: 'My work' }));
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'No text yetNov 26, 8:00 AMOverdue since Nov 20',
    'Post 5Desk DanaDue Nov 25',
    'Post 7Desk Dana',
  ]);
  expect(part.getByRole('link', { name: /^No text yet/ }).getAttribute('href')).toBe(
    `/schedule?draft=${post(6).id}`,
  );
});

test('who works alone is told nothing of it, and nothing is asked for', async () => {
  const { sent } = show(null);
  await screen.findByRole('region', { name: 'What worked lately' });
  expect(screen.queryByRole('region', { name: 'My work' })).toBeNull();
  expect(sent.some(({ path }) => path === '/api/approvals')).toBe(false);
});

test('more than five rows are folded, after what needs the person', async () => {
  const reviews = [1, 2, 3, 4].map((at) => aQueuedPost(at, `review ${at}`));
  show({ count: 2, assigned: [5, 6].map((at) => ({ ...post(at), dueOn: null })) }, reviews);
  const part = within(await screen.findByRole('region', { name: 'My work' }));
  const unfold = await part.findByRole('button', { name: 'Show all 6' });
  expect(part.queryByText('review 4')).toBeNull();
  fireEvent.click(unfold);
  expect(part.getByText('review 4')).toBeTruthy();
  expect(part.getByRole('button', { name: 'Show less', expanded: true })).toBeTruthy();
  const [first, second] = screen.getAllByRole('heading', { level: 2 });
  expect([first?.textContent, second?.textContent]).toEqual(['Needs attention', 'My work']);
});

test('in a team nothing stands there where nothing is to do', async () => {
  const { sent } = show({ count: 0, assigned: [] }, []);
  await screen.findByRole('region', { name: 'What worked lately' });
  await waitFor(() => expect(sent.some(({ path }) => path === '/api/approvals')).toBe(true));
  expect(screen.queryByRole('region', { name: 'My work' })).toBeNull();
});

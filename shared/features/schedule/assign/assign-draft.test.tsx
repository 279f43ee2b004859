import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Member } from '#shared/contracts/members.ts';
import { emptyPost, type PostDraftLine } from '#shared/contracts/post-drafts.ts';
import { dialogNamed, press, type } from '#shared/ui/testing/on-screen.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { showCalendar } from '../testing/show-schedule.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-18T10:00:00.000Z');
});

const ID = '00000000-0000-4000-8000-0000000000';
const DRAFT = `${ID}e1`;
const updatedAt = '2026-11-18T09:00:00.000Z';
const ok = (body: unknown) => () => ({ status: 200, body });
const aMember = (at: string, username: string, role: Member['role']): Member => ({
  id: ID + at,
  username,
  name: null,
  profileImageUrl: null,
  role,
  joinedAt: updatedAt,
  invitedBy: null,
  accounts: [],
  isSelf: false,
});
const team = {
  'GET /api/workspaces': ok([
    { id: `${ID}d1`, name: 'desk', role: 'owner', members: 2, current: true },
  ]),
  'GET /api/members': ok([
    aMember('c1', 'ana', 'author'),
    aMember('c2', 'vera', 'viewer'),
    { ...aMember('c3', 'testuser', 'owner'), isSelf: true },
  ]),
};
const content = {
  ...emptyPost,
  when: 'time',
  date: '2026-11-26',
  time: '09:00',
  zone: 'Europe/Berlin',
};
const slot: PostDraftLine = {
  id: DRAFT,
  version: 1,
  text: '',
  parts: 1,
  media: 0,
  personaId: null,
  assigneeId: `${ID}c1`,
  dueOn: '2026-11-17',
  slot: { date: content.date, time: content.time, zone: content.zone },
  updatedAt,
};
const saved = { id: DRAFT, version: 1, content, assigneeId: `${ID}c1`, dueOn: null, updatedAt };
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;

test('a slot is assigned from an empty day, and the next press begins another', async () => {
  const { sent } = await showCalendar([], team);
  const { fetch } = globalThis;
  const heard: { path: string; body: unknown }[] = [];
  globalThis.fetch = async (input, init) => {
    const asked = new Request(input, init);
    const path = new URL(asked.url).pathname;
    if (!path.endsWith('/assignment')) return fetch(input, init);
    heard.push({ path, body: await asked.json() });
    return Response.json({ ...saved, dueOn: '2026-11-25' });
  };
  press('Add post: Thursday, November 26, 9:00 AM');
  fireEvent.click(await screen.findByText('Assign to…'));
  const dialog = await dialogNamed('Assign draft');
  const who = await dialog.findByLabelText('Assign to');
  expect(
    within(who)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nobody', '@ana', '@vera · can comment only', '@testuser (you)']);
  fireEvent.change(who, { target: { value: `${ID}c1` } });
  fireEvent.change(dialog.getByLabelText('Due date'), { target: { value: '2026-11-25' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await screen.findByText('Draft updated');
  const created = sent.filter(({ method, path }) => method === 'POST' && path.endsWith('-drafts'));
  expect(created).toHaveLength(1);
  const body = created[0]?.body as { id: string } | undefined;
  expect(body).toMatchObject({ content: { date: '2026-11-26', time: '09:00', zone: 'UTC' } });
  expect(heard).toEqual([
    {
      path: `/api/post-drafts/${body?.id}/assignment`,
      body: { assigneeId: `${ID}c1`, dueOn: '2026-11-25' },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Add post: Friday, November 27, 9:00 AM');
  await screen.findByLabelText('Content');
  expect(value('Date')).toBe('2026-11-27');
  expect(screen.queryByText('Assigned to @ana')).toBeNull();
});

test('a slot says whose it is and opens in the composer; its post is assigned the same', async () => {
  const { sent } = await showCalendar([], {
    ...team,
    'GET /api/post-drafts': ok([slot]),
    [`GET /api/post-drafts/${DRAFT}`]: ok(saved),
    [`PUT /api/post-drafts/${DRAFT}`]: ok({ ...saved, version: 2 }),
    [`DELETE /api/post-drafts/${DRAFT}`]: () => ({ status: 204, body: null }),
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
  });
  press('Legend');
  const legend = within(screen.getByRole('list', { name: 'Legend' }));
  await legend.findByText('Draft');
  // Nine in Berlin, on the clock of who looks.
  const mark = await screen.findByRole('button', {
    name: '8:00 AM @ana, Draft, No text yet, Assigned to @ana, Overdue since Nov 17',
  });
  expect(within(mark.closest('td') as HTMLElement).getByText('Thursday, November 26')).toBeTruthy();
  fireEvent.click(mark);
  await screen.findByText('Assigned to @ana');
  expect([value('Date'), value('Time')]).toEqual(['2026-11-26', '8:00 AM']);
  type('Content', 'gm');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  expect(
    sent.find(({ method, path }) => method === 'POST' && path === '/api/scheduled-posts')?.body,
  ).toMatchObject({ postDraftId: DRAFT, scheduledTime: '2026-11-26T08:00:00.000Z' });
});

test('another post begins beside a slot that stands in the composer, which keeps its time', async () => {
  const { sent } = await showCalendar([], {
    ...team,
    'GET /api/post-drafts': ok([slot]),
    [`GET /api/post-drafts/${DRAFT}`]: ok(saved),
  });
  const close = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /No text yet/ }));
    await screen.findByText('Assigned to @ana');
    await close();
  };
  await open();
  press('New post');
  await screen.findByLabelText('Content');
  await waitFor(() => expect(screen.queryByLabelText('Date')).toBeNull());
  await close();
  await open();
  press('Add post: Friday, November 27, 9:00 AM');
  await screen.findByLabelText('Content');
  await waitFor(() => expect(value('Date')).toBe('2026-11-27'));
  expect(sent.filter(({ method, path }) => method !== 'GET' && path.includes('draft'))).toEqual([]);
});

test('the time of a slot is saved though nothing is written yet; Undo brings its post back as it was', async () => {
  const { sent } = await showCalendar([], {
    ...team,
    'GET /api/post-drafts': ok([slot]),
    [`GET /api/post-drafts/${DRAFT}`]: ok(saved),
    [`PUT /api/post-drafts/${DRAFT}`]: ({ body }) => ({
      status: 200,
      body: { ...saved, ...(body as object), version: 2 },
    }),
    [`PUT /api/post-drafts/${DRAFT}/assignment`]: ok(saved),
    [`DELETE /api/post-drafts/${DRAFT}`]: () => ({ status: 204 }),
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
    [`DELETE /api/scheduled-posts/${aPost().id}`]: () => ({ status: 204 }),
  });
  const put = (end: string) =>
    sent.filter(({ method, path }) => method === 'PUT' && path.endsWith(DRAFT + end));
  fireEvent.click(await screen.findByRole('button', { name: /No text yet/ }));
  await screen.findByText('Assigned to @ana');
  type('Date', '2026-11-28');
  await waitFor(() => expect(put('')).toHaveLength(1), { timeout: 5_000 });
  expect(put('')[0]?.body).toMatchObject({ content: { date: '2026-11-28', zone: 'UTC' } });
  type('Content', 'gm');
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Undo');
  await waitFor(() => expect(put('/assignment')).toHaveLength(1));
  expect(put('/assignment')[0]?.body).toMatchObject({ assigneeId: `${ID}c1` });
  const again = sent.find(({ method, path }) => method === 'POST' && path.endsWith('-drafts'));
  expect(again?.body).toMatchObject({ id: DRAFT, content: { parts: [{ text: 'gm' }] } });
  await screen.findByText('Assigned to @ana');
});

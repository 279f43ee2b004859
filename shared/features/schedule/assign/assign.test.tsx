import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Member } from '#shared/contracts/members.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { dialogNamed } from '#shared/ui/testing/on-screen.ts';
import { aMember } from '#shared/ui/testing/people.ts';
import { aPost, inDays } from '#shared/ui/testing/posts.ts';
import { cardOf, rowOf, showSchedule } from '../testing/show-schedule.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const ANA = `${ID}c1`;

afterEach(() => history.replaceState(null, '', '/'));

const ok = (body: unknown) => () => ({ status: 200, body });
const workspace = { id: `${ID}d1`, name: 'desk', role: 'owner', members: 2, current: true };
const team = {
  'GET /api/workspaces': ok([workspace]),
  'GET /api/members': ok([
    aMember({}),
    aMember({ id: `${ID}c2`, username: 'testuser', name: 'Kit Ferro', isSelf: true }),
  ]),
};

function show(posts: ScheduledPost[], answers: Parameters<typeof showSchedule>[1] = {}) {
  return showSchedule(posts, { ...team, ...answers });
}

async function choose(label: string, value: string) {
  const dialog = within(await screen.findByRole('dialog', { name: /^Assign/ }));
  fireEvent.change(await dialog.findByLabelText(label), { target: { value } });
}

test('the menu of a row assigns its post, with a due date', async () => {
  const post = aPost();
  const { sent } = show([post], {
    [`PUT /api/scheduled-posts/${post.id}/assignment`]: ok({ ...post, assigneeId: ANA }),
  });
  await screen.findByLabelText('Assignee');
  const menu = (await rowOf(/^gm/)).getByRole('button', { name: /^Actions:/ });
  fireEvent.keyDown(menu, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Assign to…' }));
  await choose('Assign to', ANA);
  await choose('Due date', '2031-02-03');
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await screen.findByText('1 post updated');
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    assigneeId: ANA,
    dueOn: '2031-02-03',
  });
});

test('several posts that differ keep what is not chosen', async () => {
  const posts = [
    aPost({ assigneeId: ANA, dueOn: '2031-02-03' }),
    aPost({ id: `${ID}52`, content: 'another', dueOn: '2031-02-03' }),
  ];
  const { sent } = show(posts, {
    'POST /api/scheduled-posts/assign': ok({
      assigned: [posts[0]?.id],
      refused: [
        { path: posts[1]?.id, code: 'rule.posts-of-others', params: {}, message: 'Not yours.' },
      ],
    }),
  });
  fireEvent.click(await screen.findByLabelText('Select all 2 posts'));
  fireEvent.click(await screen.findByRole('button', { name: 'Assign to…' }));
  const dialog = await dialogNamed('Assign 2 posts');
  expect(dialog.getByLabelText<HTMLSelectElement>('Assign to').value).toBe('keep');
  await choose('Due date', '');
  fireEvent.click(screen.getByRole('button', { name: 'Assign' }));
  await screen.findByText(/^1 not changed:/);
  expect(sent.find(({ path }) => path.endsWith('/assign'))?.body).toEqual({
    posts: posts.map(({ id }) => id),
    dueOn: null,
  });
});

test("rows and posts say whose they are and what is overdue, and a filter shows one's own", async () => {
  const posts = [
    aPost({ assigneeId: ANA, dueOn: inDays(-2, '00:00').slice(0, 10) }),
    aPost({ id: `${ID}52`, content: 'mine', dueOn: inDays(2, '00:00').slice(0, 10) }),
  ];
  show(posts);
  const row = await rowOf(/^gm/);
  await row.findByRole('img', { name: /^Assigned to @ana, Overdue since / });
  expect((await rowOf('mine')).getByText(/^Due /)).toBeTruthy();
  expect((await cardOf(/^gm/)).getByText('Assigned to @ana')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'none' } });
  await waitFor(() => expect(screen.queryByRole('article', { name: /^gm/ })).toBeNull());
  fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: ANA } });
  await rowOf(/^gm/);
  expect(screen.queryByRole('article', { name: 'mine' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Assignee'), { target: { value: 'me' } });
  await screen.findByText('No such posts.');
});

test('members who may not edit the posts of others are marked', async () => {
  const member = (at: string, username: string, role: Member['role']) =>
    aMember({ id: `${ID}${at}`, username, role });
  show([aPost()], {
    'GET /api/members': ok([
      aMember({}),
      member('c3', 'vera', 'viewer'),
      member('c4', 'otto', 'author'),
    ]),
  });
  await screen.findByLabelText('Assignee');
  const menu = (await rowOf(/^gm/)).getByRole('button', { name: /^Actions:/ });
  fireEvent.keyDown(menu, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Assign to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Assign/ }));
  const options = within(await dialog.findByLabelText('Assign to')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Nobody',
    '@ana',
    '@vera · can comment only',
    '@otto · edits own posts only',
  ]);
});

test('who works alone is offered none of it', async () => {
  showSchedule([aPost()], { 'GET /api/workspaces': ok([{ ...workspace, members: 1 }]) });
  const menu = (await rowOf(/^gm/)).getByRole('button', { name: /^Actions:/ });
  fireEvent.keyDown(menu, { key: 'Enter' });
  await screen.findByRole('menuitem', { name: 'Duplicate' });
  expect(screen.queryByRole('menuitem', { name: 'Assign to…' })).toBeNull();
  expect(screen.queryByLabelText('Assignee')).toBeNull();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dialogNamed } from '#shared/ui/testing/on-screen.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { showSchedule } from '../../testing/show-schedule.tsx';

const ID = '00000000-0000-4000-8000-0000000000';
const EDITING = '/api/scheduled-posts/{id}/editing';
const ana = { id: `${ID}c1`, username: 'ana', name: 'Ana' };
type Person = Omit<typeof ana, 'name'> & { name: string | null };
const self: Person = { id: `${ID}c2`, username: 'testuser', name: null };
const ok = (body: unknown) => () => ({ status: 200, body });
const member = { profileImageUrl: null, role: 'editor', joinedAt: '2026-05-10T12:00:00.000Z' };
const of = (person: object, isSelf: boolean) => ({
  ...{ ...member, invitedBy: null, accounts: [] },
  ...{ ...person, isSelf },
});

/** A desk of two, where `holder` has the editor of the post. */
async function openEdit(holder: () => Person | null, more: object = {}) {
  const post = aPost();
  let editor: Person | null = holder();
  const shown = showSchedule([post], {
    'GET /api/workspaces': ok([
      { id: `${ID}d1`, name: 'desk', role: 'owner', members: 2, current: true },
    ]),
    'GET /api/members': ok([of(ana, false), of(self, true)]),
    [`POST /api/scheduled-posts/${post.id}/editing`]: ({ body }: Sent) => {
      const { mode } = body as { mode: string };
      editor = mode === 'take_over' ? self : mode === 'claim' ? (holder() ?? self) : holder();
      const isHeld = editor?.id === self.id;
      return { status: 200, body: { editor, isHeld, version: post.version } };
    },
    [`DELETE /api/scheduled-posts/${post.id}/editing`]: () => ({ status: 204 }),
    ...more,
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit:/ }));
  const dialog = await dialogNamed('Edit Scheduled Post');
  const asked = () =>
    shown.sent
      .filter(({ path, method }) => path.endsWith('/editing') && method === 'POST')
      .map(({ body }) => (body as { mode: string }).mode);
  await waitFor(() => expect(asked().length).toBeGreaterThan(0));
  return { ...shown, post, dialog, asked };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Content');
const isInert = () => field().closest('[inert]') !== null;

test('whoever comes later is told who edits the post, and takes over', async () => {
  const { dialog, asked } = await openEdit(() => ana);
  await dialog.findByText('Ana is editing this post.');
  expect(isInert()).toBe(true);
  fireEvent.click(dialog.getByRole('button', { name: 'Take over' }));
  await waitFor(() => expect(isInert()).toBe(false));
  expect(dialog.queryByText('Ana is editing this post.')).toBeNull();
  expect(asked()).toEqual(['claim', 'take_over']);
});

test('who loses the editor sees it at once and keeps their text beside what is saved', async () => {
  let holder: typeof ana | null = null;
  const { dialog, queries, sent, asked, post } = await openEdit(() => holder);
  fireEvent.change(field(), { target: { value: 'my half a thought' } });
  holder = ana;
  await queries.invalidateQueries({ queryKey: [EDITING] });
  const told = await dialog.findByText('Ana has taken over. Your text is kept below.');
  await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
  expect(isInert()).toBe(true);
  const kept = within(await dialog.findByRole('region', { name: 'Your text' }));
  expect(kept.getByText('my half a thought')).toBeTruthy();
  expect(kept.getByText(post.content)).toBeTruthy();
  // A heartbeat does not take it back, not even once it is free.
  holder = null;
  await queries.invalidateQueries({ queryKey: [EDITING] });
  expect(asked().at(-1)).toBe('watch');
  expect(isInert()).toBe(true);
  fireEvent.click(kept.getByRole('button', { name: 'Save as a new draft' }));
  await screen.findByText('Saved among the drafts of the composer');
  expect(
    sent.find(({ path, method }) => method === 'POST' && path === '/api/post-drafts')?.body,
  ).toMatchObject({ content: { parts: [{ text: 'my half a thought' }], when: 'slot', date: '' } });
});

test('a save that comes too late shows the same', async () => {
  const message = 'This post was changed elsewhere. Reload it and try again.';
  const { dialog } = await openEdit(() => null, {
    [`PUT /api/scheduled-posts/${aPost().id}`]: () => ({
      status: 409,
      body: refusal('conflict', message),
    }),
  });
  fireEvent.change(field(), { target: { value: 'too late' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  const kept = within(await dialog.findByRole('region', { name: 'Your text' }));
  expect(kept.getByText('too late')).toBeTruthy();
});

test('closing the editor gives it free', async () => {
  const { sent } = await openEdit(() => null);
  await waitFor(() => expect(isInert()).toBe(false));
  fireEvent.keyDown(document, { key: 'Escape' });
  await waitFor(() => expect(sent.some(({ method }) => method === 'DELETE')).toBe(true));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emptyPost, type PostDraftLine } from '#shared/contracts/post-drafts.ts';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona, nextUser } from '#shared/ui/testing/people.ts';
import { renderScreen, type Sent } from '#shared/ui/testing/render-screen.tsx';
import DraftsScreen from './drafts-screen.tsx';
import { useOpenComposer } from './open-composer.ts';

beforeEach(() => localStorage.clear());

const idOf = (at: number) => `00000000-0000-4000-8000-0000000000e${at}`;
const updatedAt = '2026-05-10T12:00:00.000Z';
const line = (at: number, text: string, more: Partial<PostDraftLine> = {}): PostDraftLine => ({
  ...{ id: idOf(at), version: 1, text, parts: 1, media: 0, personaId: null, labels: [] },
  ...{ assigneeId: null, dueOn: null, slot: null, updatedAt },
  ...more,
});

/** The list over a server that keeps what it is told. */
function showDrafts(given: PostDraftLine[]) {
  let drafts = given;
  const user = nextUser();
  const answers = Object.fromEntries(
    given.flatMap((draft) => {
      const { id, version, assigneeId, dueOn } = draft;
      const path = `/api/post-drafts/${id}`;
      const now = () => drafts.find((one) => one.id === id) ?? draft;
      const whole = () => ({
        ...{ id, version, assigneeId, dueOn, updatedAt },
        content: {
          ...emptyPost,
          parts: [{ key: 'first', text: now().text, media: [] }],
          labels: now().labels,
        },
      });
      return [
        [`GET ${path}`, () => ({ status: 200, body: whole() })],
        [
          `PUT ${path}`,
          ({ body }: Sent) => {
            const { labels } = (body as { content: { labels: string[] } }).content;
            drafts = drafts.map((one) => (one.id === id ? { ...one, labels } : one));
            return { status: 200, body: whole() };
          },
        ],
        [
          `DELETE ${path}`,
          () => {
            drafts = drafts.filter((one) => one.id !== id);
            return { status: 204 };
          },
        ],
      ];
    }),
  );
  return renderScreen(<DraftsScreen />, {
    'GET /api/auth/user': () => ({ status: 200, body: user }),
    'GET /api/workspaces': () => ({ status: 200, body: [] }),
    'GET /api/personas': () => ({ status: 200, body: [aPersona()] }),
    'GET /api/post-drafts': () => ({ status: 200, body: drafts }),
    'POST /api/post-drafts': ({ body }) => {
      const { id } = body as { id: string };
      drafts = given.filter((one) => one.id === id || drafts.includes(one));
      return { status: 201, body: { ...(body as object), version: 1, updatedAt } };
    },
    ...answers,
  });
}

const names = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'));
const select = (name: string) =>
  fireEvent.click(screen.getByRole('checkbox', { name: `Select: ${name}` }));

test('drafts are found by their words and labels, and one press opens one', async () => {
  showDrafts([line(1, 'Blobs are cheap', { labels: ['fees'] }), line(2, 'gm')]);
  await screen.findByRole('article', { name: 'gm' });
  type('Search drafts', 'fees');
  expect(names()).toEqual(['Blobs are cheap']);
  type('Search drafts', 'nothing');
  expect(screen.getByText('No drafts match.')).toBeTruthy();
  press('Clear');
  fireEvent.change(screen.getByLabelText('Label'), { target: { value: 'fees' } });
  expect(names()).toEqual(['Blobs are cheap']);
  press('Open draft: Blobs are cheap');
  expect(useOpenComposer.getState().start).toEqual({ savedId: idOf(1) });
});

test('selected drafts are deleted together, and Undo brings them back', async () => {
  const { sent } = showDrafts([line(1, 'one'), line(2, 'two'), line(3, 'three')]);
  await screen.findByRole('article', { name: 'one' });
  select('one');
  select('three');
  const bar = within(screen.getByRole('region', { name: 'Selected posts' }));
  fireEvent.click(bar.getByRole('button', { name: 'Delete' }));
  await screen.findByText('2 drafts deleted');
  await waitFor(() => expect(names()).toEqual(['two']));
  press('Undo');
  await waitFor(() => expect(names()).toEqual(['one', 'two', 'three']));
  const restored = sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(restored).toMatchObject([
    { id: idOf(1), content: { parts: [{ text: 'one' }] } },
    { id: idOf(3), content: { parts: [{ text: 'three' }] } },
  ]);
});

test('a label is given to the selected drafts, kept beside those they have, and taken back', async () => {
  showDrafts([line(1, 'one', { labels: ['fees'] }), line(2, 'two')]);
  await screen.findByRole('article', { name: 'one' });
  select('one');
  select('two');
  press('Labels');
  type('New label', ' launch ');
  press('Add label');
  await screen.findByText('2 drafts changed');
  const row = (name: string) => within(screen.getByRole('article', { name, hidden: true }));
  await waitFor(() => expect(row('two').getByText('launch')).toBeTruthy());
  expect(row('one').getByText('fees')).toBeTruthy();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'fees' }));
  await waitFor(() => expect(row('two').getByText('fees')).toBeTruthy());
});

test('with no drafts it says so', async () => {
  showDrafts([]);
  expect(await screen.findByText('No drafts yet')).toBeTruthy();
});

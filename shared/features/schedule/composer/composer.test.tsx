import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press, type } from '#shared/ui/testing/on-screen.ts';
import { aPersona } from '#shared/ui/testing/people.ts';
import { aPost } from '#shared/ui/testing/posts.ts';
import { refusal, type Sent } from '#shared/ui/testing/render-screen.tsx';
import { reopenComposer, showComposer } from '../testing/show-schedule.tsx';

beforeEach(() => localStorage.clear());

const PATIENCE = { timeout: 5_000 };
const CREATE = 'POST /api/post-drafts';
const content = () => screen.findByLabelText('Content') as Promise<HTMLTextAreaElement>;
const saves = (sent: Sent[]) =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/post-drafts'));

const idOf = ({ body }: Sent) => (body as { id: string }).id;

const created = ({ body }: Sent) => ({
  status: 201,
  body: { ...(body as object), version: 1, updatedAt: '2026-05-10T12:00:00.000Z' },
});

/** Shows the form and types a text that is saved; what comes to that draft then is answered by its method. */
async function saved(text: string, answers: Record<string, () => Response>) {
  const place = showComposer([], {
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
  });
  await content();
  type('Content', text);
  await screen.findByText('Draft saved', undefined, PATIENCE);
  const id = saves(place.sent).map(idOf)[0];
  const heard: { method: string; body: unknown }[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (path, init) => {
    const answer = answers[init?.method ?? 'GET'];
    if (path !== `/api/post-drafts/${id}` || !answer) return fetch(path, init);
    heard.push({
      method: init?.method ?? 'GET',
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return Promise.resolve(answer());
  };
  return { ...place, id, heard };
}

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });

test('what is typed is saved once the typing rests, and is gone once it is scheduled', async () => {
  const { heard } = await saved('gm', {
    PUT: () =>
      json(200, {
        ...(heard.at(-1)?.body as object),
        id: '00000000-0000-4000-8000-000000000001',
        version: 2,
        updatedAt: '2026-05-10T12:00:00.000Z',
      }),
    DELETE: () => new Response(null, { status: 204 }),
  });
  type('Content', 'gm all');
  await waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
  expect(heard[0]).toMatchObject({
    method: 'PUT',
    body: { version: 1, content: { parts: [{ text: 'gm all' }] } },
  });
  await screen.findByText('Draft saved', undefined, PATIENCE);
  press('Schedule Post');
  await screen.findByText('Post scheduled successfully');
  await waitFor(() => expect(heard.at(-1)?.method).toBe('DELETE'));
  await reopenComposer();
  expect((await content()).value).toBe('');
});

test('while nobody answers it is kept on the device, and saved when the browser is online', async () => {
  let isAway = true;
  const { sent } = showComposer([], {
    [CREATE]: (call) => {
      if (isAway) throw new TypeError('Failed to fetch');
      return created(call);
    },
  });
  await content();
  type('Content', 'typed in a tunnel');
  await screen.findByText(/Saved on this device/, undefined, PATIENCE);
  expect(localStorage.getItem('unsaved-post-drafts')).toContain('typed in a tunnel');
  isAway = false;
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Draft saved', undefined, PATIENCE);
  const ids = saves(sent).map(idOf);
  expect(new Set(ids).size).toBe(1);
  expect(localStorage.getItem('unsaved-post-drafts')).toBe('[]');
});

test('a draft that another tab has changed is not overwritten: it is told, and mine becomes a copy', async () => {
  const changed = 'This draft was changed in another tab or on another device.';
  const place = await saved('mine', { PUT: () => json(409, refusal('conflict', changed)) });
  type('Content', 'mine, and more');
  await screen.findByText(changed, undefined, PATIENCE);
  press('Save mine as a copy');
  await screen.findByText('Draft saved', undefined, PATIENCE);
  const last = saves(place.sent).at(-1);
  expect(last).toMatchObject({
    method: 'POST',
    body: { content: { parts: [{ text: 'mine, and more' }] } },
  });
  expect(saves(place.sent).map(idOf).at(-1)).not.toBe(place.id);
});

test('a text that is too long becomes a thread by one press, and Undo brings it back', async () => {
  showComposer([]);
  const text = 'Fees fell again, and nobody noticed it. '.repeat(10).trim();
  await content();
  type('Content', text);
  fireEvent.click(await screen.findByRole('button', { name: 'Split into a thread' }));
  const second = (await screen.findByLabelText('Part 2')) as HTMLTextAreaElement;
  const first = screen.getByLabelText('Content, part 1') as HTMLTextAreaElement;
  expect(`${first.value} ${second.value}`).toBe(text);
  press('Undo');
  expect((await content()).value).toBe(text);
  press('Redo');
  expect(await screen.findByLabelText('Part 2')).toBeTruthy();
});

test('numbers count again when the parts change, in the figures too', async () => {
  showComposer([]);
  await content();
  type('Content', 'one\n///\ntwo\n///\nthree');
  fireEvent.click(await screen.findByRole('button', { name: 'Number the parts (1/3)' }));
  expect(screen.getAllByText('8 / 280 characters')).toHaveLength(2);
  press('Remove part 2');
  expect(
    screen.getByRole('button', { name: 'Number the parts (1/2)', pressed: true }),
  ).toBeTruthy();
});

test('files that are dropped or pasted are looked at like chosen ones', async () => {
  showComposer([]);
  const field = await content();
  const files = [new File(['x'], 'a.pdf', { type: 'application/pdf' })];
  const refused = 'Media must be a PNG, JPEG, WebP or GIF image, or an MP4 video';
  fireEvent.drop(field, { dataTransfer: { types: ['Files'], files } });
  expect(screen.getByText(refused)).toBeTruthy();
  fireEvent.paste(field, { clipboardData: { types: ['Files', 'text/plain'], files: [] } });
  expect(screen.getByText(refused)).toBeTruthy();
});

test('the only persona is chosen, unless the person chose none', async () => {
  showComposer([]);
  const persona = () => screen.findByLabelText('Persona') as Promise<HTMLSelectElement>;
  await waitFor(async () => expect((await persona()).value).toBe(aPersona().id));
  fireEvent.change(await persona(), { target: { value: '' } });
  type('Content', 'gm');
  await screen.findByText('Draft saved', undefined, PATIENCE);
  expect((await persona()).value).toBe('');
});

test('of two personas none is chosen', async () => {
  const two = [aPersona(), aPersona({ id: '00000000-0000-4000-8000-0000000000a2', name: 'Lex' })];
  showComposer([], { 'GET /api/personas': () => ({ status: 200, body: two }) });
  expect(await screen.findByRole('option', { name: 'Lex' })).toBeTruthy();
  expect((screen.getByLabelText('Persona') as HTMLSelectElement).value).toBe('');
});

test('what has no place in a thread of 25 parts is told, with what to do', async () => {
  showComposer([]);
  await content();
  type('Content', 'Fees fell again, and nobody noticed it. '.repeat(250).trim());
  fireEvent.click(await screen.findByRole('button', { name: 'Split into a thread' }));
  expect(await screen.findByText(/^A thread has at most 25 parts: shorten this one/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Split into a thread' })).toBeNull();
});

test('each opening begins an empty page; what stood there is among the drafts', async () => {
  const { sent } = showComposer([]);
  await content();
  type('Content', 'half a thought');
  press('Close');
  await waitFor(() => expect(saves(sent)).toHaveLength(1));
  expect(saves(sent)[0]?.body).toMatchObject({
    content: { parts: [{ text: 'half a thought' }], when: 'slot' },
  });
  await reopenComposer();
  expect((await content()).value).toBe('');
  type('Content', 'another thought');
  await waitFor(() => expect(saves(sent)).toHaveLength(2), PATIENCE);
  expect(saves(sent)[1]?.method).toBe('POST');
  expect(idOf(saves(sent)[1] as Sent)).not.toBe(idOf(saves(sent)[0] as Sent));
});

test('Save draft keeps it on the server and closes', async () => {
  const { sent } = showComposer([]);
  await content();
  type('Content', 'for later');
  press('Save draft');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Compose' })).toBeNull());
  expect(saves(sent)).toHaveLength(1);
  expect(screen.getByText('Draft saved')).toBeTruthy();
});

test('Ctrl+Enter takes the next free slot, with nothing else to fill in', async () => {
  const { sent } = showComposer([], {
    'POST /api/scheduled-posts': () => ({ status: 201, body: aPost() }),
  });
  const field = await content();
  type('Content', 'gm');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
  await screen.findByText('Post scheduled successfully');
  const post = sent.find(
    ({ path, method }) => method === 'POST' && path === '/api/scheduled-posts',
  );
  expect(post?.body).toMatchObject({ content: 'gm', scheduledTime: 'next-free-slot' });
});

test('Enter twice begins a part, where the caret is; Backspace brings the empty line back', async () => {
  showComposer([]);
  const field = await content();
  const enter = (on: HTMLElement) => fireEvent.keyDown(on, { key: 'Enter' });
  type('Content', 'one');
  expect(enter(field)).toBe(true);
  type('Content', 'one\n');
  expect(enter(field)).toBe(false);
  const second = screen.getByLabelText<HTMLTextAreaElement>('Part 2');
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'Backspace' });
  expect(document.activeElement).toBe(await content());
  expect((await content()).value).toBe('one\n\n');
});

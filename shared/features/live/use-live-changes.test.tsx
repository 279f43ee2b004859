import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProvider } from '#shared/client/api.tsx';
import { createApiClient } from '#shared/client/api-client.ts';
import { createOwnPage } from '#shared/client/own-page.ts';
import { createQueryClient } from '#shared/client/query-client.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { listTrainingJobs } from '#shared/contracts/viral.ts';
import { somePage } from '#shared/ui/testing/people.ts';
import { useLiveChanges } from './use-live-changes.ts';

interface Connection {
  tell(event: object): void;
  drop(): void;
  gone(): boolean;
}

let connections: Connection[] = [];
let refuse: number | null = null;

beforeEach(() => {
  connections = [];
  refuse = null;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit) => {
    // Everything is read anew with a new connection: who is signed in, too.
    if (path === getCurrentUser.path) return new Response('busy', { status: 503 });
    if (refuse !== null) {
      const body = { code: 'unauthorized', message: 'Sign in.', requestId: 'r-1' };
      connections.push({ tell() {}, drop() {}, gone: () => true });
      return new Response(JSON.stringify(body), { status: refuse });
    }
    return new Response(openStream(signal ?? null));
  });
});

afterEach(() => {
  look('visible');
});

function openStream(signal: AbortSignal | null): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      let gone = false;
      signal?.addEventListener('abort', () => {
        gone = true;
        controller.error(signal.reason);
      });
      connections.push({
        tell: (event) => controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
        drop: () => controller.close(),
        gone: () => gone,
      });
    },
  });
}

function look(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

function App() {
  useLiveChanges();
  return null;
}

/** The app with one list on screen, of training jobs if no other, which counts how often it is read. */
function show(user: object | null = { id: 'u-1' }, path: string = listTrainingJobs.path) {
  const queries = createQueryClient({ notify: () => {}, signIn: () => {} });
  const page = createOwnPage(somePage);
  const api = createApiClient({ baseUrl: '', credentials: 'include', page });
  queries.setQueryData([getCurrentUser.path], user);
  const read = vi.fn(async () => []);
  const list = new QueryObserver(queries, {
    queryKey: [path],
    queryFn: read,
    initialData: [],
  });
  list.subscribe(() => {});
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <App />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { read, queries };
}

/** Its limit only ends what hangs. */
const eventually = (check: () => void) => vi.waitFor(check, 20_000);
const connected = (count: number) => eventually(() => expect(connections).toHaveLength(count));

test('a change of a topic reads its queries again, and no others', async () => {
  const { read } = show();
  await connected(1);
  connections[0]?.tell({ topic: 'drafts', id: null });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).not.toHaveBeenCalled();
  connections[0]?.tell({ topic: 'training-jobs', id: null });
  await eventually(() => expect(read).toHaveBeenCalledOnce());
});

test('what a screen has asked for since is not read again', async () => {
  const { read, queries } = show();
  await connected(1);
  connections[0]?.tell({ topic: 'training-jobs', id: null });
  await vi.advanceTimersByTimeAsync(10);
  const again = () => queries.invalidateQueries({ queryKey: [listTrainingJobs.path] });
  await again();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledOnce();
  await again();
  connections[0]?.tell({ topic: 'training-jobs', id: null });
  await eventually(() => expect(read).toHaveBeenCalledTimes(3));
});

test('what a screen has asked for in vain is read again', async () => {
  const { read, queries } = show();
  await connected(1);
  read.mockRejectedValueOnce(new Error('away'));
  connections[0]?.tell({ topic: 'training-jobs', id: null });
  await vi.advanceTimersByTimeAsync(10);
  await queries.invalidateQueries({ queryKey: [listTrainingJobs.path] });
  await eventually(() => expect(read).toHaveBeenCalledTimes(2));
});

test('a notification that came between the first read and the connection is not missed', async () => {
  const { read } = show({ id: 'u-1' }, listNotifications.path);
  await connected(1);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledOnce();
});

test('changes that come every moment are read about once a second', async () => {
  const { read } = show();
  await connected(1);
  for (let event = 0; event < 40; event += 1) {
    connections[0]?.tell({ topic: 'training-jobs', id: null });
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(read.mock.calls.length).toBeLessThanOrEqual(4);
});

test('a connection that is lost comes back, later each time, and everything is read again', async () => {
  const { read } = show();
  await connected(1);
  connections[0]?.drop();
  await vi.advanceTimersByTimeAsync(900);
  expect(connections).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  await connected(2);
  connections[1]?.drop();
  await vi.advanceTimersByTimeAsync(1_800);
  expect(connections).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(300);
  await connected(3);
  expect(read).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(read).toHaveBeenCalledOnce();
});

test('waits are at most thirty seconds, and short again after a connection that held', async () => {
  show();
  for (let time = 1; time <= 8; time += 1) {
    await connected(time);
    connections[time - 1]?.drop();
    await vi.advanceTimersByTimeAsync(30_500);
  }
  await connected(9);
  await vi.advanceTimersByTimeAsync(31_000);
  connections[8]?.drop();
  await vi.advanceTimersByTimeAsync(1_100);
  await connected(10);
});

test('it listens only while the page is visible, and then reads what it missed', async () => {
  const { read } = show();
  await connected(1);
  act(() => look('hidden'));
  await eventually(() => expect(connections[0]?.gone()).toBe(true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connections).toHaveLength(1);
  expect(read).not.toHaveBeenCalled();
  act(() => look('visible'));
  await connected(2);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(read).toHaveBeenCalledOnce();
});

test('signed out it does not listen, and after a 401 it does not try again', async () => {
  const { queries } = show(null);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(connections).toHaveLength(0);
  refuse = 401;
  act(() => void queries.setQueryData([getCurrentUser.path], { id: 'u-2' }));
  await connected(1);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(connections).toHaveLength(1);
});

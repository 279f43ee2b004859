import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { type ApiClient, ApiError, ServerAway } from './api-client.ts';
import {
  createQueryClient,
  nullWhenSignedOut,
  SIGN_IN_DELAY_MS,
  type ToastContent,
} from './query-client.ts';
import { readQuery } from './read-query.ts';

const refusedBy = (status: number, message: string) =>
  new ApiError(status, message, { code: 'invalid', message, requestId: 'r-1' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function client() {
  const toasts: ToastContent[] = [];
  const signIn = vi.fn();
  const queries = createQueryClient({ notify: (toast) => toasts.push(toast), signIn });
  const write = (error: Error, meta: Record<string, unknown>) => {
    const mutation = queries.getMutationCache().build(queries, {
      mutationFn: () => Promise.reject(error),
      meta,
    });
    return mutation.execute(undefined).catch(() => {});
  };
  return { queries, toasts, signIn, write };
}

test('a read that nobody is signed in for answers null', async () => {
  expect(await nullWhenSignedOut(Promise.reject(refusedBy(401, 'Sign in')))).toBeNull();
  expect(await nullWhenSignedOut(Promise.resolve([1]))).toEqual([1]);
});

test('a read that fails otherwise still fails', async () => {
  const broken = refusedBy(500, 'Broken');
  await expect(nullWhenSignedOut(Promise.reject(broken))).rejects.toBe(broken);
});

test('a failed read shows the words of its meta, once and without a retry', async () => {
  const { queries, toasts } = client();
  const read = vi.fn(() => Promise.reject(refusedBy(500, 'Broken')));
  const query = {
    queryKey: ['/api/personas'],
    queryFn: read,
    meta: { errorMessage: 'Failed to load AI personas' },
  };
  await expect(queries.fetchQuery(query)).rejects.toThrow('500: Broken');
  expect(read).toHaveBeenCalledTimes(1);
  expect(toasts).toEqual([
    { title: 'Error', description: 'Failed to load AI personas', variant: 'destructive' },
  ]);
});

test('a failure without words is silent', async () => {
  const { queries, toasts } = client();
  const fails = () => Promise.reject(refusedBy(500, 'Broken'));
  await queries.prefetchQuery({ queryKey: ['/api/health'], queryFn: fails });
  expect(toasts).toEqual([]);
});

test("a write shows the server's sentence only where its meta asks for it", async () => {
  const { toasts, write } = client();
  const refused = refusedBy(422, 'Name is taken');
  await write(refused, { errorMessage: 'Failed to create persona', serverMessage: true });
  await write(refused, { errorTitle: 'Login Failed', errorMessage: 'Unable to authenticate user' });
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ['Error', 'Name is taken'],
    ['Login Failed', 'Unable to authenticate user'],
  ]);
});

test('a write that got no answer shows the words of its meta', async () => {
  const { toasts, write } = client();
  await write(new TypeError('Failed to fetch'), {
    errorMessage: 'Failed to create persona',
    serverMessage: true,
  });
  expect(toasts[0]?.description).toBe('Failed to create persona');
});

test.each([
  ['no answer', new ServerAway('Failed to fetch')],
  ['the answer of a proxy', new ApiError(502, '<html>Bad Gateway</html>', null)],
])(
  'a call that got %s says below its words that the server could not be reached',
  async (_, away) => {
    const { toasts, write, queries } = client();
    const words = { title: 'Error', variant: 'destructive' };
    const reason = 'The server could not be reached.';
    await write(away, { errorMessage: 'Failed to schedule post', serverMessage: true });
    const meta = { errorMessage: 'Failed to load campaigns' };
    const queryFn = () => Promise.reject(away);
    await queries.prefetchQuery({ queryKey: ['/api/campaigns'], queryFn, meta });
    expect(toasts).toEqual([
      { ...words, description: 'Failed to schedule post', reason },
      { ...words, description: 'Failed to load campaigns', reason },
    ]);
  },
);

test('a write that the person stopped has not failed', async () => {
  const { toasts, write } = client();
  const stopped = new DOMException('This operation was aborted', 'AbortError');
  await write(stopped, { errorMessage: 'Failed to generate content' });
  expect(toasts).toEqual([]);
});

test('a write after sign-out says so and signs in again after half a second', async () => {
  const { queries, toasts, signIn, write } = client();
  queries.setQueryData(['/api/auth/user'], { username: 'testuser' });
  await write(refusedBy(401, 'Sign in'), { errorMessage: 'Failed to create persona' });
  expect(toasts).toEqual([
    {
      title: 'Unauthorized',
      description: 'You are logged out. Logging in again...',
      variant: 'destructive',
    },
  ]);
  expect(queries.getQueryData(['/api/auth/user'])).toBeNull();
  vi.advanceTimersByTime(SIGN_IN_DELAY_MS - 1);
  expect(signIn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(signIn).toHaveBeenCalledOnce();
});

test('data never turns stale by itself but is read again once invalidated', async () => {
  const { queries } = client();
  const read = vi.fn(async () => []);
  const observer = new QueryObserver(queries, { queryKey: ['/api/personas'], queryFn: read });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true), 20_000);
  vi.advanceTimersByTime(86_400_000);
  expect(observer.getCurrentResult().isStale).toBe(false);
  await queries.invalidateQueries({ queryKey: ['/api/personas'] });
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});

test('without a network reads and writes are tried, and read again once it is back', async () => {
  const { queries, toasts, write } = client();
  queries.mount();
  onlineManager.setOnline(false);
  const read = vi.fn(() => Promise.reject<string>(new TypeError('Failed to fetch')));
  const observer = new QueryObserver(queries, { queryKey: ['/api/personas'], queryFn: read });
  const stop = observer.subscribe(() => {});
  await write(new TypeError('Failed to fetch'), { errorMessage: 'Failed to create persona' });
  expect(toasts.map(({ description }) => description)).toEqual(['Failed to create persona']);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), 20_000);
  read.mockResolvedValue('Annie');
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Annie'), 20_000);
  stop();
  queries.unmount();
});

const signedOut = new ApiError(401, 'Sign in', {
  code: 'unauthorized',
  message: 'Sign in',
  requestId: 'r-1',
});

/** A server that refuses so many calls first. */
function serverThatRefuses(times: number) {
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls <= times) throw signedOut;
    return [];
  };
  return { api: { call } as unknown as ApiClient, calls: () => calls };
}

test('a read that came with the session of before is made once more', async () => {
  const queries = client().queries;
  queries.setQueryData([getCurrentUser.path], { username: 'ann' });
  const { api, calls } = serverThatRefuses(1);
  const read = queries.fetchQuery(readQuery(api, listPersonas));
  // The other tab has its cookie a moment later.
  await vi.advanceTimersByTimeAsync(400);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await read).toEqual([]);
  expect(calls()).toBe(2);
});

test('somebody who is signed out is, after one more read; a visitor is asked nothing twice', async () => {
  const queries = client().queries;
  const visitor = serverThatRefuses(9);
  expect(await queries.fetchQuery(readQuery(visitor.api, listPersonas))).toBeNull();
  expect(visitor.calls()).toBe(1);
  queries.clear();
  queries.setQueryData([getCurrentUser.path], { username: 'ann' });
  const { api, calls } = serverThatRefuses(9);
  const read = queries.fetchQuery(readQuery(api, listPersonas));
  await vi.advanceTimersByTimeAsync(600);
  expect(await read).toBeNull();
  expect(calls()).toBe(2);
});

test('an answer that is null is read once', async () => {
  const { queries } = client();
  queries.setQueryData([getCurrentUser.path], { username: 'ann' });
  const call = vi.fn(async () => null);
  expect(
    await queries.fetchQuery(readQuery({ call } as unknown as ApiClient, listPersonas)),
  ).toBeNull();
  expect(call).toHaveBeenCalledOnce();
});

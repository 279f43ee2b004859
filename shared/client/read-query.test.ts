import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { listPersonas } from '#shared/contracts/personas.ts';
import { type ApiClient, ApiError } from './api-client.ts';
import { readQuery } from './read-query.ts';

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
  const queries = new QueryClient();
  queries.setQueryData([getCurrentUser.path], { username: 'ann' });
  const { api, calls } = serverThatRefuses(1);
  expect(await queries.fetchQuery(readQuery(api, listPersonas))).toEqual([]);
  expect(calls()).toBe(2);
});

test('somebody who is signed out is, after one more read; a visitor is asked nothing twice', async () => {
  const queries = new QueryClient();
  const visitor = serverThatRefuses(9);
  expect(await queries.fetchQuery(readQuery(visitor.api, listPersonas))).toBeNull();
  expect(visitor.calls()).toBe(1);
  queries.clear();
  queries.setQueryData([getCurrentUser.path], { username: 'ann' });
  const { api, calls } = serverThatRefuses(9);
  expect(await queries.fetchQuery(readQuery(api, listPersonas))).toBeNull();
  expect(calls()).toBe(2);
});

import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { pause } from '#shared/client/pause.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { currentUserQuery } from '#shared/features/auth/queries.ts';

/** Spec section 9. */
const ATTEMPTS = 8;
const PAUSE_MS = 1_500;

/** Asks who is signed in, up to 8 times with a pause of 1500 ms between. Null when nobody is. */
export async function awaitUser(
  api: ApiClient,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<CurrentUser | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (attempt > 1) await pause(PAUSE_MS, signal);
    const user = await readUser(api, queries);
    if (user) return user;
  }
  return null;
}

/** A fresh answer: one that was asked for before the sign-in ended would say nobody. */
export async function readUser(api: ApiClient, queries: QueryClient): Promise<CurrentUser | null> {
  const query = currentUserQuery(api);
  await queries.cancelQueries({ queryKey: query.queryKey });
  try {
    return await queries.fetchQuery({ ...query, staleTime: 0 });
  } catch {
    return null;
  }
}

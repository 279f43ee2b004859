import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { type CurrentUser, getCurrentUser, signOut, startXSignIn } from '#shared/contracts/auth.ts';
import type { endAllSessions } from '#shared/contracts/sessions.ts';
import { t } from '#shared/i18n/translate.ts';

const USER_STALE_MS = 300_000;

export const currentUserQuery = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, getCurrentUser),
    staleTime: USER_STALE_MS,
    // Another tab may have opened another workspace.
    refetchOnWindowFocus: 'always',
  });

export type Authentication =
  | { state: 'checking'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: CurrentUser };

/** Who is signed in. A user call that fails counts as signed out (spec section 7). */
export function useAuthentication(): Authentication {
  const { data, isPending } = useQuery(currentUserQuery(useApi()));
  if (isPending) return { state: 'checking', user: null };
  return data ? { state: 'signed-in', user: data } : { state: 'signed-out', user: null };
}

/** The name a person goes by. */
export function displayName(user: CurrentUser): string {
  return [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username;
}

/**
 * Where the browser goes to X: to sign in or, with `link`, to connect the account to the workspace of
 * now. Signing in with one that was added later would lead to a workspace of its own.
 */
export function xSignInPath({ returnTo, link }: { returnTo?: string; link?: boolean }): string {
  const asked = { ...(link && { link: '1' }), ...(returnTo && { returnTo }) };
  const query = new URLSearchParams(asked).toString();
  return query === '' ? startXSignIn.path : `${startXSignIn.path}?${query}`;
}

export const useSignOut = () => useLeave(signOut, t('Failed to sign out'));

/** Ends sessions, this one too, and this browser's pushes, and forgets everything it has read. */
export function useLeave(leave: typeof signOut | typeof endAllSessions, errorMessage: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const push = await import('#shared/client/browser-push.ts').catch(() => null);
      void push?.leavePush(api);
      return api.call(leave);
    },
    meta: { errorMessage },
    onSuccess() {
      forgetUser(api, queries);
      announceSignOut();
    },
  });
}

/** Nobody is signed in any more: what was read for them goes. */
export function forgetUser(api: ApiClient, queries: QueryClient): void {
  api.page.forget();
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== getCurrentUser.path });
  queries.setQueryData(currentUserQuery(api).queryKey, null);
}

const CHANNEL = 'troupe session';

/** Lets every other tab of this browser look who is signed in: somebody has signed out. */
export function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed out');
  channel.close();
}

/** Calls back when another tab has signed out. */
export function onSignOutElsewhere(changed: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', changed);
}

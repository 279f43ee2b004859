import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { listSocialAccounts, type SocialAccount } from '#shared/contracts/accounts.ts';
import { useAuthentication } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';

export const socialAccountList = (api: ApiClient) =>
  readQuery(api, listSocialAccounts, t('Failed to load social accounts'));

/** The one that a post goes out by when nobody chose: as the server picks it. */
export function defaultAccount(accounts: readonly SocialAccount[]): SocialAccount | undefined {
  return accounts.find(({ needsReconnect }) => !needsReconnect) ?? accounts[0];
}

const RECONNECTING_MS = 5_000;

/**
 * The X account that X no longer lets us use; null when all is well. Reconnecting happens on
 * another page or in another tab, so it is asked for again on return, and often while it is lost.
 */
export function useLostAccount(): SocialAccount | null {
  const { state } = useAuthentication();
  const { data } = useQuery({
    ...socialAccountList(useApi()),
    // A frame around every page: what it cannot read it does not complain about.
    meta: {},
    enabled: state === 'signed-in',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { status, data: accounts } }) =>
      status === 'success' && lostAccount(accounts) ? RECONNECTING_MS : false,
  });
  return state === 'signed-in' ? lostAccount(data) : null;
}

function lostAccount(accounts: SocialAccount[] | null | undefined): SocialAccount | null {
  return accounts?.find((one) => one.needsReconnect && one.platform === 'twitter') ?? null;
}

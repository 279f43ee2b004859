import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { listSocialAccounts, type SocialAccount } from '#shared/contracts/accounts.ts';
import { t } from '#shared/i18n/translate.ts';

export const socialAccountList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listSocialAccounts.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listSocialAccounts, undefined, { signal })),
    meta: { errorMessage: t('Failed to load social accounts') },
  });

/** The one that a post goes out by when nobody chose: as the server picks it. */
export function defaultAccount(accounts: readonly SocialAccount[]): SocialAccount | undefined {
  return accounts.find(({ needsReconnect }) => !needsReconnect) ?? accounts[0];
}

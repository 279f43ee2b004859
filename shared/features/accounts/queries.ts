import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { listSocialAccounts } from '#shared/contracts/accounts.ts';

export const socialAccountList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listSocialAccounts.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listSocialAccounts, undefined, { signal })),
    meta: { errorMessage: 'Failed to load social accounts' },
  });

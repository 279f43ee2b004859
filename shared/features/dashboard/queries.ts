import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { t } from '#shared/i18n/translate.ts';

export const dashboardStats = (api: ApiClient) =>
  queryOptions({
    queryKey: [getDashboardStats.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(getDashboardStats, undefined, { signal })),
    // Posts go out and days pass behind it.
    refetchOnMount: 'always',
    meta: { errorMessage: t('Failed to load dashboard statistics') },
  });

import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { t } from '#shared/i18n/translate.ts';

export const dashboardStats = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, getDashboardStats, t('Failed to load dashboard statistics')),
    // Posts go out and days pass behind it.
    refetchOnMount: 'always',
  });

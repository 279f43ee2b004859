import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { ownRead } from '#shared/client/own-read.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { t } from '#shared/i18n/translate.ts';

export const dashboardStats = (api: ApiClient) =>
  queryOptions({
    ...ownRead(api, getDashboardStats, t('Failed to load dashboard statistics')),
    // Posts go out and days pass behind it.
    refetchOnMount: 'always',
  });

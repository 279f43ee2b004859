import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { useHost } from '#shared/client/host.tsx';
import { readQuery } from '#shared/client/read-query.ts';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import { exportAnalytics, getAnalytics } from '#shared/contracts/analytics.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import {
  addRevenue,
  type CreateRevenueInput,
  deleteRevenue,
  listRevenue,
} from '#shared/contracts/revenue.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

interface Days {
  start: string;
  end: string;
}

export const analyticsOf = (api: ApiClient, days: Days) =>
  queryOptions({
    ...readQuery(api, getAnalytics, t('Failed to fetch analytics'), { query: days }),
    // Figures grow with every reading, and days pass.
    staleTime: 60_000,
  });

export const revenueEntries = (api: ApiClient) =>
  readQuery(api, listRevenue, t('Failed to load revenue'));

/** Downloads the report of the days on screen. A failure is only logged (spec section 8). */
export function useExportReport(days: Days) {
  const api = useApi();
  const host = useHost();
  return useMutation({
    mutationFn: async (format: 'json' | 'csv') => {
      const [report, { analyticsCsv, reportFileName }] = await Promise.all([
        api.call(exportAnalytics, { query: days }),
        import('#shared/lib/analytics-report.ts'),
      ]);
      const isCsv = format === 'csv';
      const text = isCsv ? analyticsCsv(report, t) : JSON.stringify(report, null, 2);
      const type = isCsv ? 'text/csv' : 'application/json';
      host.download(reportFileName(days.end, format), new Blob([text], { type }));
    },
    onSuccess: () => showSuccess(t('Analytics report downloaded successfully')),
    onError: (error) => console.error('The analytics report could not be exported', error),
  });
}

/** Notes money earned or given back. */
export function useAddRevenue() {
  const { api, refresh } = useRevenue();
  return useSingleMutation({
    mutationKey: [addRevenue.path],
    mutationFn: (body: CreateRevenueInput) => api.call(addRevenue, { body }),
    meta: { errorMessage: t('Failed to add revenue'), serverMessage: true },
    onSuccess: () => showSuccess(t('Revenue added')),
    onSettled: refresh,
  });
}

export function useDeleteRevenue() {
  const { api, refresh } = useRevenue();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteRevenue, { params: { id } }),
    meta: { errorMessage: t('Failed to delete revenue'), serverMessage: true },
    onSuccess: () => showSuccess(t('Revenue deleted')),
    onSettled: refresh,
  });
}

function useRevenue() {
  const api = useApi();
  const figures = [[getAnalytics.path], [getDashboardStats.path]];
  return { api, ...useCachedList(revenueEntries(api).queryKey, figures) };
}

import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { useHost } from '#shared/client/host.tsx';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { exportAnalytics } from '#shared/contracts/analytics.ts';
import { getDashboardStats } from '#shared/contracts/dashboard.ts';
import { t } from '#shared/i18n/translate.ts';
import { reportFileName } from '#shared/lib/analytics-report.ts';
import { showToast } from '#shared/ui/toast-store.ts';

export const dashboardStats = (api: ApiClient) =>
  queryOptions({
    queryKey: [getDashboardStats.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(getDashboardStats, undefined, { signal })),
    // Posts go out and days pass behind it.
    refetchOnMount: 'always',
    meta: { errorMessage: t('Failed to load dashboard statistics') },
  });

/** Downloads the report of the last seven days. */
export function useDownloadReport() {
  const api = useApi();
  const host = useHost();
  return useMutation({
    mutationFn: () => api.call(exportAnalytics),
    meta: { errorMessage: t('Failed to export analytics report') },
    onSuccess(report) {
      const text = JSON.stringify(report, null, 2);
      const file = new Blob([text], { type: 'application/json' });
      host.download(reportFileName(report.period.end, 'json'), file);
      showToast({
        title: t('Success'),
        description: t('Analytics report downloaded successfully'),
      });
    },
  });
}

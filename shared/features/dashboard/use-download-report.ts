import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useHost } from '#shared/client/host.tsx';
import { t } from '#shared/i18n/translate.ts';

/** Downloads the report of the last seven days; what that takes is fetched with it. */
export function useDownloadReport() {
  const api = useApi();
  const host = useHost();
  return useMutation({
    mutationFn: async () => (await import('./fetch-report.ts')).fetchReport(api, host),
    meta: { errorMessage: t('Failed to export analytics report') },
  });
}

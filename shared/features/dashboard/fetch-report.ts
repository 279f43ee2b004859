import type { ApiClient } from '#shared/client/api-client.ts';
import type { Host } from '#shared/client/host.tsx';
import { exportAnalytics } from '#shared/contracts/analytics.ts';
import { restOfTexts } from '#shared/i18n/language-store.ts';
import { t } from '#shared/i18n/translate.ts';
import { reportFileName } from '#shared/lib/analytics-report.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

/** Downloads the report of the last seven days as a file, and says so. */
export async function fetchReport(api: ApiClient, host: Host): Promise<void> {
  const report = await api.call(exportAnalytics);
  const text = JSON.stringify(report, null, 2);
  await restOfTexts();
  const name = reportFileName(report.period.end, 'json');
  host.download(name, new Blob([text], { type: 'application/json' }));
  showSuccess(t('Analytics report downloaded successfully'));
}

import type { ApiClient } from '#shared/client/api-client.ts';
import { exportAnalytics } from '#shared/contracts/analytics.ts';
import { reportFileName } from '#shared/lib/analytics-report.ts';

/** The report of the last seven days, as a file. */
export async function fetchReport(api: ApiClient): Promise<{ name: string; file: Blob }> {
  const report = await api.call(exportAnalytics);
  const text = JSON.stringify(report, null, 2);
  return {
    name: reportFileName(report.period.end, 'json'),
    file: new Blob([text], { type: 'application/json' }),
  };
}

import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { exportAnalytics, type ReportedPost } from '#shared/contracts/analytics.ts';
import type { ScheduledPost } from '#shared/contracts/publishing.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';

/** The published posts of one day with their metrics. */
const reportOfDay = (api: ApiClient, day: string) =>
  queryOptions({
    queryKey: [exportAnalytics.path, day],
    queryFn: ({ signal }) =>
      nullWhenSignedOut(api.call(exportAnalytics, { query: { start: day, end: day } }, { signal })),
    staleTime: 60_000,
    meta: { errorMessage: t('Failed to fetch analytics') },
  });

/** What a published post has reached by now. */
export function PostResults({ post, zone }: { post: ScheduledPost; zone: string }) {
  const day = wallClockOf(post.postedAt ?? post.scheduledTime, zone).slice(0, 10);
  const report = useQuery(reportOfDay(useApi(), day));
  if (report.isLoadingError) {
    return (
      <ErrorState onRetry={() => void report.refetch()}>
        {t('Failed to fetch analytics')}
      </ErrorState>
    );
  }
  if (!report.data) return <SkeletonBar className="mt-4 h-16" />;
  const found = report.data.posts.find(({ id }) => id === post.id);
  if (!found || found.impressions === null) {
    return <p className="mt-4 text-sm text-muted">{t('No metrics yet.')}</p>;
  }
  return (
    <dl
      aria-label={t('Metrics')}
      className="mt-4 grid grid-cols-3 gap-3 rounded-card border border-line p-4 text-sm"
    >
      {metricsOf(found).map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{compactMetric(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const metricsOf = (post: ReportedPost): [name: string, value: number | null][] => [
  [t('Impressions'), post.impressions],
  [t('Likes'), post.likes],
  [t('Reposts'), post.reposts],
  [t('Replies'), post.replies],
  [t('Quotes'), post.quotes],
  [t('Bookmarks'), post.bookmarks],
];

import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { getPostMetrics, type PostMetrics } from '#shared/contracts/analytics.ts';
import { compactMetric } from '#shared/i18n/formats/figures.ts';
import { t } from '#shared/i18n/translate.ts';
import { ErrorState, SkeletonBar } from '#shared/ui/feedback/states.tsx';

const metricsOfPost = (api: ApiClient, id: string) =>
  queryOptions({
    ...readQuery(api, getPostMetrics, t('Failed to fetch analytics'), { params: { id } }),
    staleTime: 60_000,
  });

/** What a published post has reached by now. */
export function PostResults({ postId }: { postId: string }) {
  const metrics = useQuery(metricsOfPost(useApi(), postId));
  if (metrics.isLoadingError) {
    return <ErrorState onRetry={metrics.refetch}>{t('Failed to fetch analytics')}</ErrorState>;
  }
  if (!metrics.data) return <SkeletonBar className="mt-4 h-16" />;
  if (metrics.data.impressions === null) {
    return <p className="mt-4 text-sm text-muted">{t('No metrics yet.')}</p>;
  }
  return (
    <dl
      aria-label={t('Metrics')}
      className="mt-4 grid grid-cols-3 gap-3 rounded-card border border-line p-4 text-sm"
    >
      {metricsOf(metrics.data).map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-medium tabular-nums">{compactMetric(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const metricsOf = (post: PostMetrics): [name: string, value: number | null][] => [
  [t('Impressions'), post.impressions],
  [t('Likes'), post.likes],
  [t('Reposts'), post.reposts],
  [t('Replies'), post.replies],
  [t('Quotes'), post.quotes],
  [t('Bookmarks'), post.bookmarks],
];

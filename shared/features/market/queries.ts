import { queryOptions } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useQuery } from '#shared/client/use-query.ts';
import { getNewsTrends } from '#shared/contracts/market.ts';
import { t } from '#shared/i18n/translate.ts';

/** Spec section 7. */
const REFRESH_MS = 300_000;
/** The server has just begun to read the market for the first time. */
const FIRST_REFRESH_MS = 5_000;

export const newsTrends = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, getNewsTrends, t('Failed to load the market')),
    refetchInterval: ({ state }) =>
      state.data && state.data.stale.trends.fetchedAt === null ? FIRST_REFRESH_MS : REFRESH_MS,
  });

/** What people talk about now, for a field that takes a topic. */
export function useTrendingTopics(): string[] {
  const { data } = useQuery(newsTrends(useApi()));
  return [...new Set(data?.trends.map(({ topic }) => topic))];
}

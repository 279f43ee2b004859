import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import {
  type ContentSample,
  listBuckets,
  listPublicBuckets,
  listSamples,
} from '#shared/contracts/buckets.ts';
import { t } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';

/** After this long without an analysis none is on its way any more. */
const LONGEST_WAIT_MS = 3_600_000;

export const bucketList = (api: ApiClient) =>
  readQuery(api, listBuckets, t('Failed to load content buckets'));

export const publicBucketList = (api: ApiClient) =>
  readQuery(api, listPublicBuckets, t('Failed to load public buckets'));

/** Live changes may be lost on the way: what waits for an analysis is asked for again. */
const WAITING_POLL_MS = 15_000;

export const sampleList = (api: ApiClient, bucketId: string) =>
  queryOptions({
    ...readQuery(api, listSamples, t('Failed to load content samples'), {
      params: { id: bucketId },
    }),
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? WAITING_POLL_MS : false),
  });

export function isWaiting({ aiAnalysis, createdAt }: ContentSample): boolean {
  return !aiAnalysis && serverTime() - Date.parse(createdAt) <= LONGEST_WAIT_MS;
}

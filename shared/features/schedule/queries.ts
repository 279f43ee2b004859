import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApi } from '#shared/client/api.tsx';
import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { replacing, useCachedList } from '#shared/client/use-cached-list.ts';
import type { getDashboardToday } from '#shared/contracts/dashboard-today.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  checkPost,
  getScheduledPost,
  listScheduledPosts,
  type PostStatus,
  type ScheduledPost,
} from '#shared/contracts/publishing.ts';
import { getPostQueue } from '#shared/contracts/publishing-queue.ts';
import { type ListedPost, listPostRows } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { SCHEDULE_AT_POST } from '#shared/lib/schedule-link.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';

/** By its type alone: with the contract would come its schemas. */
const TODAY: typeof getDashboardToday.path = '/api/dashboard/today';

/** Nothing of these is on its way, or may be on X. */
const UNSENT: readonly PostStatus[] = ['pending', 'held', 'failed', 'reminded'];

/** Live changes may be lost on the way: what is being sent, or is due, is asked for again. */
const MOVING_POLL_MS = 10_000;

export const scheduledPosts = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listScheduledPosts, t('Failed to load scheduled posts')),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? MOVING_POLL_MS : false),
  });

/** Thousands of posts in short; with words those whose whole text has them. */
export const postRows = (api: ApiClient, q: string) =>
  queryOptions({
    ...readQuery(api, listPostRows, t('Failed to load scheduled posts'), {
      query: q === '' ? {} : { q },
    }),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? MOVING_POLL_MS : false),
    placeholderData: keepPreviousData,
  });

/** One post by its id; null when it is gone. */
export const scheduledPost = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [getScheduledPost.path, id],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(getScheduledPost, { params: { id } }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    meta: { errorMessage: t('Failed to load scheduled posts') },
  });

/** Changes by itself within seconds. */
function isMoving({
  status,
  scheduledTime,
}: Pick<ListedPost, 'status' | 'scheduledTime'>): boolean {
  if (status === 'publishing' || status === 'unknown') return true;
  return status === 'pending' && Date.parse(scheduledTime) < serverTime() + 15_000;
}

export const postQueue = (api: ApiClient) =>
  readQuery(api, getPostQueue, t('Failed to load queue slots'));

export type CheckInput = CallInput<typeof checkPost>['body'];

export const postCheck = (api: ApiClient, body: CheckInput) =>
  queryOptions({
    queryKey: [checkPost.path, body],
    queryFn: ({ signal }) => api.call(checkPost, { body }, { signal }),
    // What it is compared with changes.
    staleTime: 0,
    gcTime: 60_000,
  });

/** A post as it was read: what was changed since is not approved. */
export type SeenPost = Pick<ScheduledPost, 'id' | 'version'>;

/** The list of posts, and the ways to change what it shows. */
export function useScheduledPosts() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = scheduledPosts(api);
  const [, go] = useLocation();
  const list = useCachedList(queryKey, [
    [listPostRows.path],
    [getScheduledPost.path],
    // A slot is taken, or free again.
    postQueue(api).queryKey,
    [TODAY],
  ]);
  const changeRows = (edit: (rows: ListedPost[]) => ListedPost[]) =>
    queries.setQueriesData<ListedPost[] | null>({ queryKey: [listPostRows.path] }, (rows) =>
      rows ? edit(rows) : rows,
    );
  return {
    putFirst: list.putFirst,
    replace(post: ScheduledPost) {
      list.replace(post);
      changeRows((rows) => replacing<ListedPost>(rows, post));
    },
    remove(id: string) {
      list.remove(id);
      changeRows((rows) => rows.filter((row) => row.id !== id));
    },
    api,
    /** The post as the list has it by now. */
    current: (post: ScheduledPost) =>
      queries.getQueryData(queryKey)?.find(({ id }) => id === post.id) ?? post,
    refresh: list.refresh,
    /** Shows a post in the schedule. */
    open: (id: string) => () => go(SCHEDULE_AT_POST + id),
  };
}

/** Somebody has to decide on it before it is published. */
export function needsApproval({ status, review }: Pick<ScheduledPost, 'status' | 'review'>) {
  return review === 'in_review' && UNSENT.includes(status);
}

/** Put on hold because nobody had approved it when it was due, and nobody decides about it. */
export function lacksApproval(post: Pick<ScheduledPost, 'status' | 'holdReason' | 'review'>) {
  return post.status === 'held' && post.holdReason === 'approval' && !needsApproval(post);
}

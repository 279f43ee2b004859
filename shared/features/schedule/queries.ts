import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { replacing, useCachedList } from '#shared/client/use-cached-list.ts';
import type { listCampaigns } from '#shared/contracts/campaigns.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  checkPost,
  getScheduledPost,
  listScheduledPosts,
  type ScheduledPost,
} from '#shared/contracts/publishing.ts';
import { getPostQueue } from '#shared/contracts/publishing-queue.ts';
import {
  approvePosts,
  type ListedPost,
  listPostRows,
  POSTS_PER_CHANGE,
} from '#shared/contracts/publishing-worklist.ts';
import { formatNumber, t, tn } from '#shared/i18n/translate.ts';
import { serverTime } from '#shared/lib/time/server-time.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

/** By its type alone: with the contract would come its schemas. */
const CAMPAIGNS: typeof listCampaigns.path = '/api/campaigns';

/** Live changes may be lost on the way: what is being sent, or is due, is asked for again. */
const MOVING_POLL_MS = 10_000;

export const scheduledPosts = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listScheduledPosts, t('Failed to load scheduled posts')),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? MOVING_POLL_MS : false),
  });

/** What waits for a person, with its whole texts. */
export const heldPosts = (api: ApiClient) =>
  readQuery(api, listScheduledPosts, t('Failed to load scheduled posts'), {
    query: { status: 'held' },
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

/** Approves posts that wait for it, as they were read: they go out at their times. */
export function useApprovePosts() {
  const { api, refresh } = useScheduledPosts();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(seen: SeenPost[]) {
      const sum = { approved: 0, tooLate: 0, refused: 0 };
      for (let at = 0; at < seen.length; at += POSTS_PER_CHANGE) {
        const posts = seen
          .slice(at, at + POSTS_PER_CHANGE)
          .map(({ id, version }) => ({ id, version }));
        const { approved, tooLate, refused } = await api.call(approvePosts, { body: { posts } });
        sum.approved += approved;
        sum.tooLate += tooLate;
        sum.refused += refused.length;
      }
      return sum;
    },
    meta: { errorMessage: t('Failed to approve the posts'), serverMessage: true },
    onSuccess: ({ approved, tooLate, refused }) =>
      showSuccess(
        refused > 0
          ? tn(
              refused,
              '{approved} approved. {n} has changed or needs another approval.',
              '{approved} approved. {n} have changed or need another approval.',
              { approved: formatNumber(approved) },
            )
          : tooLate === 0
            ? tn(approved, '{n} post approved', '{n} posts approved')
            : tn(
                tooLate,
                '{approved} approved. {n} is overdue and stays on hold.',
                '{approved} approved. {n} are overdue and stay on hold.',
                { approved: formatNumber(approved) },
              ),
      ),
    onSettled(done, error) {
      refresh(done, error);
      void queries.invalidateQueries({ queryKey: [CAMPAIGNS] });
    },
  });
}

/** The list of posts, and the ways to change what it shows. */
export function useScheduledPosts() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = scheduledPosts(api);
  const list = useCachedList(queryKey, [
    [listPostRows.path],
    [getScheduledPost.path],
    // A slot is taken, or free again.
    postQueue(api).queryKey,
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
  };
}

type Held = Pick<ScheduledPost, 'status' | 'holdReason' | 'review' | 'detailMessage'>;

/** Written by a campaign, and waits for a person to agree; no review stands before that. */
export function waitsForApproval(post: Held): boolean {
  return isHeldForApproval(post) && !waitsForReview(post);
}

/** Was due before those had approved it whom the policy of its account names. */
export function waitsForReview(post: Held): boolean {
  const { review = 'none', detailMessage } = post;
  const isOpen = review !== 'none' && review !== 'approved';
  return isHeldForApproval(post) && (isOpen || detailMessage?.code === 'post.unapproved');
}

function isHeldForApproval({ status, holdReason }: Held): boolean {
  return status === 'held' && holdReason === 'approval';
}

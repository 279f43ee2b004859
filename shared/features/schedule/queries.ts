import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { type ApiClient, ApiError } from '#shared/client/api-client.ts';
import { isSignedOut, nullWhenSignedOut } from '#shared/client/query-client.ts';
import type { listCampaigns } from '#shared/contracts/campaigns.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  actOnPost,
  approvePosts,
  type CreatePostInput,
  checkPost,
  createScheduledPost,
  deleteScheduledPost,
  duplicateScheduledPost,
  importPosts,
  listScheduledPosts,
  type ScheduledPost,
  updateScheduledPost,
} from '#shared/contracts/publishing.ts';
import { listAttempts } from '#shared/contracts/publishing-attempts.ts';
import { describeMedia } from '#shared/contracts/publishing-media.ts';
import { getPostQueue, setPostQueue } from '#shared/contracts/publishing-queue.ts';
import { formatNumber, msg, t, tn } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/toast-store.ts';
import { isMoving } from './post-status.ts';
import { type Upload, uploadFile } from './upload-file.ts';

/** By its type alone: with the contract would come its schemas. */
const CAMPAIGNS: typeof listCampaigns.path = '/api/campaigns';

/** Live changes may be lost on the way: what is being sent, or is due, is asked for again. */
const MOVING_POLL_MS = 10_000;

export const scheduledPosts = (api: ApiClient) =>
  queryOptions({
    queryKey: [listScheduledPosts.path],
    queryFn: ({ signal }) =>
      nullWhenSignedOut(api.call(listScheduledPosts, { query: {} }, { signal })),
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? MOVING_POLL_MS : false),
    meta: { errorMessage: t('Failed to load scheduled posts') },
  });

export const postAttempts = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [listAttempts.path, id],
    queryFn: ({ signal }) =>
      nullWhenSignedOut(api.call(listAttempts, { params: { id } }, { signal })),
    // Each opening shows what has happened until then.
    staleTime: 0,
  });

export const postQueue = (api: ApiClient) =>
  queryOptions({
    queryKey: [getPostQueue.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(getPostQueue, undefined, { signal })),
    meta: { errorMessage: t('Failed to load queue slots') },
  });

export type CheckInput = CallInput<typeof checkPost>['body'];

export const postCheck = (api: ApiClient, body: CheckInput) =>
  queryOptions({
    queryKey: [checkPost.path, body],
    queryFn: ({ signal }) => api.call(checkPost, { body }, { signal }),
    // What it is compared with changes.
    staleTime: 0,
    gcTime: 60_000,
  });

/** Schedules a post or a thread. */
export function useSchedulePost() {
  const { api, change, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: (body: CreatePostInput) => api.call(createScheduledPost, { body }),
    meta: { errorMessage: t('Failed to schedule post'), serverMessage: true },
    onSuccess: (created) => {
      change((list) => [created, ...list]);
      succeeded(t('Post scheduled successfully'));
    },
    onSettled: refresh,
  });
}

type Changes = CallInput<typeof updateScheduledPost>['body'];

/** Edits or moves a post. A post that changed meanwhile is read again. */
export function useUpdatePost(id: string) {
  const { api, replace, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: (body: Changes) => api.call(updateScheduledPost, { params: { id }, body }),
    meta: { errorMessage: t('Failed to update scheduled post'), serverMessage: true },
    onSuccess: (updated) => {
      replace(updated);
      succeeded(t('Scheduled post updated'));
    },
    onSettled: refresh,
  });
}

/** Moves a post to another time; it stands there at once, and goes back when that is refused. */
export function useMovePost() {
  const { api, change, replace, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: ({ post, ...when }: Pick<Changes, 'scheduledTime' | 'timeZone'> & Moved) =>
      api.call(updateScheduledPost, {
        params: { id: post.id },
        body: { ...when, version: post.version },
      }),
    meta: { errorMessage: t('Failed to move scheduled post'), serverMessage: true },
    onMutate: ({ post, scheduledTime }) =>
      change((list) =>
        list.map((one) =>
          one.id === post.id ? { ...one, scheduledTime: scheduledTime ?? one.scheduledTime } : one,
        ),
      ),
    onSuccess: replace,
    onError: (_error, { post }) => replace(post),
    onSettled: refresh,
  });
}

interface Moved {
  post: ScheduledPost;
}

/** Deletes a post that has not been sent. */
export function useDeletePost() {
  const { api, change, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteScheduledPost, { params: { id } }),
    meta: { errorMessage: t('Failed to delete scheduled post'), serverMessage: true },
    onSuccess: (_nothing, id) => {
      change((list) => list.filter((post) => post.id !== id));
      succeeded(t('Scheduled post deleted'));
    },
    onSettled: refresh,
  });
}

/** Makes a held copy of a post. */
export function useDuplicatePost() {
  const { api, change, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: (id: string) => api.call(duplicateScheduledPost, { params: { id } }),
    meta: { errorMessage: t('Failed to duplicate scheduled post'), serverMessage: true },
    onSuccess: (copy) => {
      change((list) => [copy, ...list]);
      succeeded(t('The copy is on hold until you edit or release it'));
    },
    onSettled: refresh,
  });
}

export type PostAction = CallInput<typeof actOnPost>['body']['action'];

const done: Record<PostAction, string> = {
  now: msg('The post goes out now'),
  retry: msg('The post is tried again'),
  release: msg('The post is no longer on hold'),
  approve: msg('The post is approved and goes out at its time'),
  was_posted: msg('The post is marked as posted'),
  was_not_posted: msg('The post is sent again'),
};

/** Post now, Retry, Release, and the two answers to a post that needs a check. */
export function useActOnPost(post: ScheduledPost) {
  const { api, replace, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: (input: { action: PostAction; externalId?: string }) =>
      api.call(actOnPost, { params: { id: post.id }, body: { ...input, version: post.version } }),
    meta: { errorMessage: t('Failed to change the scheduled post'), serverMessage: true },
    onSuccess: (changed, { action }) => {
      replace(changed);
      succeeded(t(done[action]));
    },
    onSettled: refresh,
  });
}

/** Approves everything that waits for it, of one campaign or of all: it goes out at its times. */
export function useApprovePosts() {
  const { api, refresh } = useScheduledPosts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (campaignId: string | null) => api.call(approvePosts, { body: { campaignId } }),
    meta: { errorMessage: t('Failed to approve the posts'), serverMessage: true },
    onSuccess: ({ approved, tooLate }) =>
      succeeded(
        tooLate === 0
          ? tn(approved, '{n} post approved', '{n} posts approved')
          : t('{approved} approved. {tooLate} were due meanwhile and stay on hold.', {
              approved: formatNumber(approved),
              tooLate: formatNumber(tooLate),
            }),
      ),
    onSettled() {
      refresh();
      void queries.invalidateQueries({ queryKey: [CAMPAIGNS] });
    },
  });
}

/** Brings a file for a post. One that the person stopped is no failure. */
export function useUploadMedia() {
  const api = useApi();
  return useMutation({
    mutationFn: (upload: Upload) => uploadFile(api, upload),
    onError(error, { signal }) {
      if (signal.aborted || isSignedOut(error)) return;
      const description =
        error instanceof ApiError && error.body ? error.sentence : t('Failed to add the file');
      showToast({ title: t('Error'), description, variant: 'destructive' });
    },
  });
}

/** Sets the alt text of a picture or GIF: posts that are not sent yet go out with it. */
export function useDescribeMedia() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, altText }: { id: string; altText: string }) =>
      api.call(describeMedia, { params: { id }, body: { altText } }),
    meta: { errorMessage: t('Failed to save the alt text'), serverMessage: true },
  });
}

/** Schedules many posts at once: all of them, or none. The dialog itself tells a refusal. */
export function useImportPosts() {
  const { api, refresh } = useScheduledPosts();
  return useMutation({
    mutationFn: (posts: CreatePostInput[]) => api.call(importPosts, { body: { posts } }),
    onSuccess: ({ imported }) =>
      succeeded(tn(imported, '{n} post scheduled', '{n} posts scheduled')),
    onSettled: refresh,
  });
}

/** Sets the weekly slots. */
export function useSaveQueue() {
  const { api } = useScheduledPosts();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof setPostQueue>['body']) => api.call(setPostQueue, { body }),
    meta: { errorMessage: t('Failed to save queue slots'), serverMessage: true },
    onSuccess: (saved) => {
      queries.setQueryData(postQueue(api).queryKey, saved);
      succeeded(t('Queue slots saved'));
    },
  });
}

function succeeded(description: string): void {
  showToast({ title: t('Success'), description });
}

function useScheduledPosts() {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = scheduledPosts(api);
  const change = (edit: (list: ScheduledPost[]) => ScheduledPost[]) =>
    void queries.setQueryData(queryKey, (list) => (list ? edit(list) : list));
  return {
    api,
    change,
    replace: (changed: ScheduledPost) =>
      change((list) => list.map((post) => (post.id === changed.id ? changed : post))),
    refresh() {
      void queries.invalidateQueries({ queryKey });
      // A slot is taken, or free again.
      void queries.invalidateQueries({ queryKey: postQueue(api).queryKey });
    },
  };
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { nullWhenSignedOut } from '#shared/client/query-client.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type ContentBucket,
  type ContentSample,
  type CreateSampleInput,
  createBucket,
  createSample,
  deleteBucket,
  deleteSample,
  importSamples,
  listBuckets,
  listPublicBuckets,
  listSamples,
  updateBucket,
} from '#shared/contracts/buckets.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/toast-store.ts';
import { isWaiting } from './sample-state.ts';

export const bucketList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listBuckets.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listBuckets, undefined, { signal })),
    meta: { errorMessage: t('Failed to load content buckets') },
  });

export const publicBucketList = (api: ApiClient) =>
  queryOptions({
    queryKey: [listPublicBuckets.path],
    queryFn: ({ signal }) => nullWhenSignedOut(api.call(listPublicBuckets, undefined, { signal })),
    meta: { errorMessage: t('Failed to load public buckets') },
  });

/** Live changes may be lost on the way: what waits for an analysis is asked for again. */
const WAITING_POLL_MS = 15_000;

export const sampleList = (api: ApiClient, bucketId: string) =>
  queryOptions({
    queryKey: [listSamples.path, bucketId],
    queryFn: ({ signal }) =>
      nullWhenSignedOut(api.call(listSamples, { params: { id: bucketId } }, { signal })),
    refetchInterval: ({ state }) =>
      state.data?.some((sample) => isWaiting(sample)) ? WAITING_POLL_MS : false,
    meta: { errorMessage: t('Failed to load content samples') },
  });

/** Creates a bucket and puts it first in the list. */
export function useCreateBucket() {
  const { api, changeOwn, refresh } = useBucketLists();
  return useSingleMutation({
    mutationFn: (body: CallInput<typeof createBucket>['body']) => api.call(createBucket, { body }),
    meta: { errorMessage: t('Failed to create content bucket') },
    onSuccess: (created) => {
      changeOwn((list) => [created, ...list]);
      showSuccess(t('Content bucket created successfully'));
      refresh();
    },
  });
}

/** Changes a bucket; public or private, too. */
export function useUpdateBucket(id: string) {
  const { api, changeOwn, refresh } = useBucketLists();
  return useMutation({
    mutationFn: (body: CallInput<typeof updateBucket>['body']) =>
      api.call(updateBucket, { params: { id }, body }),
    meta: { errorMessage: t('Failed to update content bucket'), serverMessage: true },
    onSuccess: (updated) => {
      changeOwn((list) => list.map((bucket) => (bucket.id === id ? updated : bucket)));
      showSuccess(t('Content bucket updated successfully'));
      refresh();
    },
  });
}

/** Deletes a bucket and all samples in it. */
export function useDeleteBucket() {
  const { api, changeOwn, refresh } = useBucketLists();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteBucket, { params: { id } }),
    meta: { errorMessage: t('Failed to delete content bucket') },
    onSuccess: (_nothing, id) => {
      changeOwn((list) => list.filter((bucket) => bucket.id !== id));
      showSuccess(t('Content bucket deleted successfully'));
      refresh();
    },
  });
}

/** Adds a sample to a bucket. */
export function useCreateSample(bucketId: string) {
  const { api, change, refresh } = useSampleList(bucketId);
  return useSingleMutation({
    mutationFn: (body: CreateSampleInput) =>
      api.call(createSample, { params: { id: bucketId }, body }),
    meta: { errorMessage: t('Failed to add content sample') },
    onSuccess: (created) => {
      change((list) => [created, ...list]);
      showSuccess(t('Content sample added successfully'));
      refresh();
    },
  });
}

/** Deletes one sample. */
export function useDeleteSample(bucketId: string) {
  const { api, change, refresh } = useSampleList(bucketId);
  return useMutation({
    mutationFn: (id: string) => api.call(deleteSample, { params: { id } }),
    meta: { errorMessage: t('Failed to delete content sample') },
    onSuccess: (_nothing, id) => {
      change((list) => list.filter((sample) => sample.id !== id));
      showSuccess(t('Content sample deleted successfully'));
      refresh();
    },
  });
}

/** Adds one chunk of an import. Whoever imports tells how it went and refreshes at the end. */
export function useImportChunk(bucketId: string) {
  const { api, refresh } = useSampleList(bucketId);
  const send = useMutation({
    mutationFn: (samples: CreateSampleInput[]) =>
      api.call(importSamples, { params: { id: bucketId }, body: { samples } }),
  });
  return { send: send.mutateAsync, refresh };
}

function useBucketLists() {
  const api = useApi();
  const queries = useQueryClient();
  const own = bucketList(api).queryKey;
  const shared = publicBucketList(api).queryKey;
  return {
    api,
    changeOwn: (edit: (list: ContentBucket[]) => ContentBucket[]) =>
      void queries.setQueryData(own, (list) => (list ? edit(list) : list)),
    refresh() {
      void queries.invalidateQueries({ queryKey: own });
      void queries.invalidateQueries({ queryKey: shared });
    },
  };
}

function useSampleList(bucketId: string) {
  const { api, refresh: refreshBuckets } = useBucketLists();
  const queries = useQueryClient();
  const { queryKey } = sampleList(api, bucketId);
  return {
    api,
    change: (edit: (list: ContentSample[]) => ContentSample[]) =>
      void queries.setQueryData(queryKey, (list) => (list ? edit(list) : list)),
    refresh() {
      void queries.invalidateQueries({ queryKey });
      refreshBuckets();
    },
  };
}

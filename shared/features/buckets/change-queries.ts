import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type CreateSampleInput,
  createBucket,
  createSample,
  deleteBucket,
  deleteSample,
  importSamples,
  updateBucket,
} from '#shared/contracts/buckets.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { useUndoDeletion } from '#shared/features/bin/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { bucketList, publicBucketList, sampleList } from './queries.ts';

export function useCreateBucket() {
  const { api, onChanged, putFirst } = useBucketList();
  return useSingleMutation({
    mutationKey: [createBucket.path],
    mutationFn: (body: CallInput<typeof createBucket>['body']) => api.call(createBucket, { body }),
    meta: { errorMessage: t('Failed to create content bucket') },
    onSuccess: onChanged(putFirst, t('Content bucket created successfully')),
  });
}

export function useUpdateBucket(id: string) {
  const { api, onChanged, replace } = useBucketList();
  return useMutation({
    mutationFn: (body: CallInput<typeof updateBucket>['body']) =>
      api.call(updateBucket, { params: { id }, body }),
    meta: { errorMessage: t('Failed to update content bucket'), serverMessage: true },
    onSuccess: onChanged(replace, t('Content bucket updated successfully')),
  });
}

/** Deletes a bucket and all samples in it. */
export function useDeleteBucket() {
  const { api, onChanged, removed } = useBucketList();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteBucket, { params: { id } }),
    meta: { errorMessage: t('Failed to delete content bucket') },
    onSuccess: onChanged(removed, t('Content bucket deleted successfully')),
  });
}

export function useCreateSample(bucketId: string) {
  const { api, onChanged, putFirst } = useSampleList(bucketId);
  return useSingleMutation({
    mutationKey: [createSample.path, bucketId],
    mutationFn: (body: CreateSampleInput) =>
      api.call(createSample, { params: { id: bucketId }, body }),
    meta: { errorMessage: t('Failed to add content sample') },
    onSuccess: onChanged(putFirst, t('Content sample added successfully')),
  });
}

export function useDeleteSample(bucketId: string) {
  const undo = useUndoDeletion('sample');
  const { api, onChanged, removed } = useSampleList(bucketId);
  return useMutation({
    mutationFn: (id: string) => api.call(deleteSample, { params: { id } }),
    meta: { errorMessage: t('Failed to delete content sample') },
    onSuccess: onChanged(removed, t('Content sample deleted successfully'), undo),
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

function useBucketList() {
  const api = useApi();
  return { api, ...useCachedList(bucketList(api).queryKey, [publicBucketList(api).queryKey]) };
}

function useSampleList(bucketId: string) {
  const api = useApi();
  const buckets = [bucketList(api).queryKey, publicBucketList(api).queryKey];
  return { api, ...useCachedList(sampleList(api, bucketId).queryKey, buckets) };
}

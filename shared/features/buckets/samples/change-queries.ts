import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  type CreateSampleInput,
  createSample,
  deleteSample,
  importSamples,
} from '#shared/contracts/buckets.ts';
import { useUndoDeletion } from '#shared/features/bin/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { bucketList, publicBucketList, sampleList } from '../queries.ts';

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

function useSampleList(bucketId: string) {
  const api = useApi();
  const buckets = [bucketList(api).queryKey, publicBucketList(api).queryKey];
  return { api, ...useCachedList(sampleList(api, bucketId).queryKey, buckets) };
}

import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import { createBucket, deleteBucket, updateBucket } from '#shared/contracts/buckets.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { t } from '#shared/i18n/translate.ts';
import { bucketList, publicBucketList } from './queries.ts';

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

function useBucketList() {
  const api = useApi();
  return { api, ...useCachedList(bucketList(api).queryKey, [publicBucketList(api).queryKey]) };
}

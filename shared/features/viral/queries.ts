import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import {
  analyzeViralContent,
  cancelTraining,
  deleteViralContent,
  listTrainingJobs,
  listViralContent,
  listViralInsights,
  startTraining,
  type UploadViralInput,
  uploadViralContent,
} from '#shared/contracts/viral.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { isUnfinished } from './job-state.ts';

export const viralLibrary = (api: ApiClient) =>
  readQuery(api, listViralContent, t('Failed to load viral content'));

/** Live changes may be lost on the way: what has not ended is asked for again. */
const UNFINISHED_POLL_MS = 10_000;

export const trainingJobs = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listTrainingJobs, t('Failed to load training jobs')),
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? UNFINISHED_POLL_MS : false),
  });

export const viralInsights = (api: ApiClient) =>
  readQuery(api, listViralInsights, t('Failed to load viral insights'));

export function useUploadViral() {
  const { api, onChanged, putFirst } = useLibrary();
  return useSingleMutation({
    mutationKey: [uploadViralContent.path],
    mutationFn: (body: UploadViralInput) => api.call(uploadViralContent, { body }),
    meta: { errorMessage: t('Failed to upload viral content') },
    onSuccess: onChanged(putFirst, t('Viral content uploaded successfully!')),
  });
}

/** Scores a text of the library and names its hooks. */
export function useAnalyzeViral(id: string) {
  const { api, replace } = useLibrary();
  return useMutation({
    mutationFn: () => api.call(analyzeViralContent, { params: { id } }),
    meta: { errorMessage: t('Failed to analyze viral content') },
    onSuccess: (analyzed) => {
      replace(analyzed);
      showSuccess(t('Viral content analyzed successfully!'));
    },
  });
}

export function useDeleteViral() {
  const { api, onChanged, removed } = useLibrary();
  return useMutation({
    mutationFn: (id: string) => api.call(deleteViralContent, { params: { id } }),
    meta: { errorMessage: t('Failed to delete viral content') },
    onSuccess: onChanged(removed, t('Viral content deleted successfully')),
  });
}

export function useStartTraining() {
  const { api, onChanged, putFirst } = useJobs();
  return useSingleMutation({
    mutationKey: [startTraining.path],
    mutationFn: (body: CallInput<typeof startTraining>['body']) =>
      api.call(startTraining, { body }),
    meta: { errorMessage: t('Failed to start persona training') },
    onSuccess: onChanged(putFirst, t('Persona training started successfully!')),
  });
}

export function useCancelTraining(id: string) {
  const { api, replace, refresh } = useJobs();
  return useMutation({
    mutationFn: () => api.call(cancelTraining, { params: { id } }),
    meta: { errorMessage: t('Failed to cancel the training'), serverMessage: true },
    onSuccess: (cancelled) => {
      replace(cancelled);
      showSuccess(t('Persona training cancelled'));
    },
    onSettled: refresh,
  });
}

function useLibrary() {
  const api = useApi();
  return { api, ...useCachedList(viralLibrary(api).queryKey) };
}

function useJobs() {
  const api = useApi();
  return { api, ...useCachedList(trainingJobs(api).queryKey) };
}

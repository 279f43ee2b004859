import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { CallInput } from '#shared/contracts/endpoint.ts';
import { setPostQueue } from '#shared/contracts/publishing-queue.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { postQueue } from './queries.ts';

export function useSaveQueue() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof setPostQueue>['body']) => api.call(setPostQueue, { body }),
    meta: { errorMessage: t('Failed to save queue slots'), serverMessage: true },
    onSuccess: (saved) => {
      queries.setQueryData(postQueue(api).queryKey, saved);
      showSuccess(t('Queue slots saved'));
    },
  });
}

import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { sentOnce } from '#shared/client/sent-once.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import { undoDeletedComment } from '#shared/contracts/bin.ts';
import {
  type CommentedOn,
  type CommentVisibility,
  createComment,
  deleteComment,
  editComment,
  listComments,
  resolveComment,
} from '#shared/contracts/comments.ts';
import type { listPostRows } from '#shared/contracts/publishing-worklist.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';

/** By its type alone: with the contract would come its schemas. */
const ROWS: typeof listPostRows.path = '/api/scheduled-post-rows';

/** The threads of one subject, the latest first, a page at a time. */
export const commentThreads = (api: ApiClient, { kind, subjectId }: CommentedOn) =>
  infiniteQueryOptions({
    queryKey: [listComments.path, kind, subjectId],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        listComments,
        { query: { kind, subjectId, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ threads, isLast }) => (isLast ? undefined : threads.at(-1)?.id),
    meta: { errorMessage: t('Failed to load comments') },
  });

/** Answers once the threads are read again. */
function useRefresh() {
  const queries = useQueryClient();
  return async () => {
    void queries.invalidateQueries({ queryKey: [ROWS] });
    await queries.invalidateQueries({ queryKey: [listComments.path] });
  };
}

/** Begins a thread, or replies to the one of that id. */
export function useCreateComment({ kind, subjectId }: CommentedOn, parentId: string | null) {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [createComment.path, kind, subjectId, parentId],
    mutationFn: (said: { body: string; visibility: CommentVisibility }) =>
      sentOnce({ kind, subjectId, parentId, ...said }, (body, idempotencyKey) =>
        api.call(createComment, { body: { ...body, idempotencyKey } }),
      ),
    meta: { errorMessage: t('Failed to send the comment'), serverMessage: true },
    onSuccess: useRefresh(),
  });
}

export function useEditComment(id: string) {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [editComment.path, id],
    mutationFn: (body: string) => api.call(editComment, { params: { id }, body: { body } }),
    meta: { errorMessage: t('Failed to save the comment'), serverMessage: true },
    onSuccess: useRefresh(),
  });
}

export function useDeleteComment(id: string) {
  const api = useApi();
  const refresh = useRefresh();
  const undo = useMutation({
    mutationFn: (body: { undo: string }) => api.call(undoDeletedComment, { body }),
    meta: { errorMessage: t('Failed to undo'), serverMessage: true },
    onSuccess: () => showSuccess(t('Comment restored')),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: () => api.call(deleteComment, { params: { id } }),
    onSuccess: (answer) =>
      showSuccess(t('Comment deleted'), { action: undoAction(() => undo.mutate(answer)) }),
    meta: { errorMessage: t('Failed to delete the comment'), serverMessage: true },
    onSettled: refresh,
  });
}

export function useResolve(id: string) {
  const api = useApi();
  return useSingleMutation({
    mutationKey: [resolveComment.path, id],
    mutationFn: (isResolved: boolean) =>
      api.call(resolveComment, { params: { id }, body: { isResolved } }),
    meta: { errorMessage: t('Failed to update the thread'), serverMessage: true },
    onSettled: useRefresh(),
  });
}

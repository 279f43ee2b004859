import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import {
  createPostDraft,
  deletePostDraft,
  getPostDraft,
  listPostDrafts,
  type SavedPostDraft,
} from '#shared/contracts/post-drafts.ts';
import { assignPostDraft } from '#shared/contracts/publishing-assignment.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';

export const postDraftList = (api: ApiClient) =>
  readQuery(api, listPostDrafts, t('Failed to load drafts'));

export function useOpenDraft() {
  const api = useApi();
  return useMutation({
    mutationFn: (id: string) => api.call(getPostDraft, { params: { id } }),
    meta: { errorMessage: t('Failed to open the draft'), serverMessage: true },
  });
}

type Restored = Omit<SavedPostDraft, 'version' | 'updatedAt'>;

/** Brings back a draft as it was, with whose it was. */
export function useRestoreDraft() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ id, content, assigneeId, dueOn }: Restored) {
      await api.call(createPostDraft, { body: { id, content } });
      if (!assigneeId && !dueOn) return;
      await api.call(assignPostDraft, { params: { id }, body: { assigneeId, dueOn } });
    },
    meta: { errorMessage: t('Failed to save the draft'), serverMessage: true },
    onSettled: () => queries.invalidateQueries({ queryKey: postDraftList(api).queryKey }),
  });
}

/** Deletes a draft. It is read before, so that it can come back. */
export function useDeleteDraft() {
  const api = useApi();
  const queries = useQueryClient();
  const restore = useRestoreDraft();
  return useMutation({
    mutationFn: async (id: string) => {
      const draft = await api.call(getPostDraft, { params: { id } });
      await api.call(deletePostDraft, { params: { id } });
      return draft;
    },
    meta: { errorMessage: t('Failed to delete the draft'), serverMessage: true },
    onSuccess: (draft) =>
      showToast({ title: t('Draft deleted'), action: undoAction(() => restore.mutate(draft)) }),
    onSettled: () => queries.invalidateQueries({ queryKey: postDraftList(api).queryKey }),
  });
}

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
  updatePostDraft,
} from '#shared/contracts/post-drafts.ts';
import { assignPostDraft } from '#shared/contracts/publishing-assignment.ts';
import { t, tn } from '#shared/i18n/translate.ts';
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

/** What changes drafts, with the list read again after it. */
function useDraftChange<Input, Output>(
  errorMessage: string,
  change: (api: ApiClient, input: Input) => Promise<Output>,
  onSuccess: (output: Output) => void = () => {},
) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(api, input),
    meta: { errorMessage, serverMessage: true },
    onSuccess,
    onSettled: () => queries.invalidateQueries({ queryKey: postDraftList(api).queryKey }),
  });
}

async function restore(api: ApiClient, { id, content, assigneeId, dueOn }: Restored) {
  await api.call(createPostDraft, { body: { id, content } });
  if (!assigneeId && !dueOn) return;
  await api.call(assignPostDraft, { params: { id }, body: { assigneeId, dueOn } });
}

/** Brings back a draft as it was, with whose it was. */
export function useRestoreDraft() {
  return useDraftChange(t('Failed to save the draft'), restore);
}

/** One call after the other: the limit of the server counts them all. */
async function each<Item, Output>(
  items: readonly Item[],
  act: (item: Item) => Promise<Output>,
): Promise<Output[]> {
  const done: Output[] = [];
  for (const item of items) done.push(await act(item));
  return done;
}

/** Deletes drafts. They are read before, so that they can come back. */
export function useDeleteDrafts() {
  const undo = useDraftChange(t('Failed to save the draft'), (api, drafts: SavedPostDraft[]) =>
    each(drafts, (draft) => restore(api, draft)),
  );
  return useDraftChange(
    t('Failed to delete the draft'),
    (api, ids: readonly string[]) =>
      each(ids, async (id) => {
        const draft = await api.call(getPostDraft, { params: { id } });
        await api.call(deletePostDraft, { params: { id } });
        return draft;
      }),
    (drafts) =>
      showToast({
        title:
          drafts.length === 1
            ? t('Draft deleted')
            : tn(drafts.length, '{n} draft deleted', '{n} drafts deleted'),
        action: undoAction(() => undo.mutate(drafts)),
      }),
  );
}

type Labelled = Pick<SavedPostDraft, 'id'> & { labels: readonly string[] };

/** Gives each draft its labels; answers those of before. */
const setLabels = (api: ApiClient, drafts: readonly Labelled[]) =>
  each(drafts, async ({ id, labels }): Promise<Labelled> => {
    const { content, version } = await api.call(getPostDraft, { params: { id } });
    await api.call(updatePostDraft, {
      params: { id },
      body: { version, content: { ...content, labels: [...labels] } },
    });
    return { id, labels: content.labels ?? [] };
  });

/** Changes the labels of drafts; Undo brings those of before back. */
export function useLabelDrafts() {
  const failed = t('Failed to save the draft');
  const undo = useDraftChange(failed, setLabels);
  return useDraftChange(failed, setLabels, (before) =>
    showToast({
      title: tn(before.length, '{n} draft changed', '{n} drafts changed'),
      action: undoAction(() => undo.mutate(before)),
    }),
  );
}

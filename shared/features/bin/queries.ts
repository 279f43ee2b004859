import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import {
  type BinKind,
  type DeletedItem,
  listBin,
  purgeItem,
  restoreItem,
} from '#shared/contracts/bin.ts';
import { msg, t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';
import { undoAction } from '#shared/ui/feedback/undo-action.tsx';

/** Read anew whenever it is opened: others delete as well. */
export const binList = (api: ApiClient) => ({
  ...readQuery(api, listBin, t('Failed to load the bin')),
  staleTime: 0,
});

const restored: Record<BinKind, string> = {
  persona: msg('Persona restored. Its campaigns are paused.'),
  campaign: msg('Campaign restored. It is paused.'),
  sample: msg('Sample restored'),
};

export function useRestoreItem() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<DeletedItem, 'id' | 'kind'>) =>
      api.call(restoreItem, { params: { id } }),
    meta: { errorMessage: t('Failed to restore'), serverMessage: true },
    onSuccess(_, { kind }) {
      showSuccess(t(restored[kind]));
      // Posts, drafts and comments come back with it.
      void queries.invalidateQueries();
    },
  });
}

/** The Undo action of a deletion toast: restores the item from the bin, then calls `rest`. */
export function useUndoDeletion(kind: BinKind) {
  const { mutateAsync } = useRestoreItem();
  return (_answer: unknown, id: string, rest: () => void = () => {}) => ({
    action: undoAction(() => void mutateAsync({ id, kind }).then(rest, () => {})),
  });
}

export function usePurgeItem() {
  const api = useApi();
  const { onChanged, removed } = useCachedList(binList(api).queryKey);
  return useMutation({
    mutationFn: (id: string) => api.call(purgeItem, { params: { id } }),
    meta: { errorMessage: t('Failed to delete'), serverMessage: true },
    onSuccess: onChanged(removed, t('Deleted forever')),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  createExtensionKey,
  type KeyDays,
  listExtensionKeys,
  revokeExtensionKey,
} from '#shared/contracts/extension-keys.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

export const extensionKeyList = (api: ApiClient) =>
  readQuery(api, listExtensionKeys, t('Failed to load extension keys'));

/** Makes a key. Its answer is the only place that ever holds the key itself. */
export function useCreateExtensionKey() {
  const api = useApi();
  const refresh = useRefreshKeys();
  return useSingleMutation({
    mutationKey: [createExtensionKey.path],
    mutationFn: (body: { name: string; days: KeyDays }) => api.call(createExtensionKey, { body }),
    meta: { errorMessage: t('Failed to create extension key'), serverMessage: true },
    onSuccess: refresh,
    gcTime: 0,
  });
}

export function useRevokeExtensionKey() {
  const api = useApi();
  const refresh = useRefreshKeys();
  return useMutation({
    mutationFn: (id: string) => api.call(revokeExtensionKey, { params: { id } }),
    meta: { errorMessage: t('Failed to revoke extension key') },
    onSuccess() {
      void refresh();
      showSuccess(t('Key revoked'));
    },
  });
}

function useRefreshKeys() {
  const api = useApi();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: extensionKeyList(api).queryKey });
}

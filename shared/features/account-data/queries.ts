import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { useSingleMutation } from '#shared/client/use-single-mutation.ts';
import {
  createExport,
  type DataExport,
  deleteAccount,
  getAccountDeletion,
  getBackupFile,
  getExportFile,
  keepAccount,
  listBackups,
  listExports,
  type Restored,
  restoreBackup,
} from '#shared/contracts/account-data.ts';
import { currentUserQuery } from '#shared/features/auth/queries.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

/** Live changes may be lost on the way: what is being written is asked for again. */
const MOVING_POLL_MS = 5_000;

export function isUnderWay({ status }: DataExport): boolean {
  return status === 'waiting' || status === 'working';
}

export const exportList = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listExports),
    // Those of yesterday are gone by now.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? MOVING_POLL_MS : false),
  });

export const accountDeletionQuery = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, getAccountDeletion),
    // Others come and go.
    staleTime: 0,
  });

export const backupList = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, listBackups),
    staleTime: 0,
  });

/** Where the browser downloads them from. */
export const exportAddress = (id: string) => getExportFile.path.replace('{id}', id);
export const backupAddress = (id: string) => getBackupFile.path.replace('{id}', id);

export function useStartExport() {
  const api = useApi();
  const { putFirst, refresh } = useCachedList(exportList(api).queryKey);
  return useSingleMutation({
    mutationKey: [createExport.path],
    mutationFn: () => api.call(createExport),
    meta: { errorMessage: t('Failed to export your data'), serverMessage: true },
    onSuccess: putFirst,
    onSettled: refresh,
  });
}

/** Brings back what a backup has and the workspace has not. */
export function useRestoreBackup() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(restoreBackup, { params: { id } }),
    meta: { errorMessage: t('Failed to restore the backup'), serverMessage: true },
    onSuccess: (restored) => {
      showSuccess(whatCameBack(restored));
      // Anything may have come back.
      void queries.invalidateQueries();
    },
  });
}

function whatCameBack(restored: Restored): string {
  const rows = Object.values(restored).reduce((sum, count) => sum + count, 0);
  if (rows === 0) return t('Nothing was missing');
  return t(
    'Restored. Personas: {personas}, buckets: {buckets}, samples: {samples}, drafts: {drafts}, viral posts: {viralContent}, campaigns: {campaigns}',
    { ...restored },
  );
}

/** Sets the day on which the account is deleted. The dialog itself tells a refusal. */
export function useDeleteAccount() {
  const api = useApi();
  const settle = useRefreshUser();
  return useMutation({
    mutationFn: (username: string) => api.call(deleteAccount, { body: { username } }),
    onSuccess: settle,
  });
}

/** Takes the deletion of the account back. */
export function useKeepAccount() {
  const api = useApi();
  const settle = useRefreshUser();
  return useMutation({
    mutationFn: () => api.call(keepAccount),
    meta: { errorMessage: t('Failed to undo the deletion'), serverMessage: true },
    onSuccess: () => {
      showSuccess(t('Your account is kept, and posting continues'));
      settle();
    },
  });
}

function useRefreshUser() {
  const { queryKey } = currentUserQuery(useApi());
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey });
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { listAiProviders } from '#shared/contracts/generation.ts';
import {
  checkLocalServer,
  chooseLocalServer,
  type LocalServers,
  leaveLocalServer,
  listLocalServers,
} from '#shared/contracts/local-servers.ts';
import { getSettings } from '#shared/contracts/settings.ts';
import { t } from '#shared/i18n/translate.ts';

export const localServersQuery = (api: ApiClient) =>
  readQuery(api, listLocalServers, t('Failed to load AI providers'));

/** Looks for servers again and asks the chosen one for a short answer. What fails is shown beside it. */
export function useCheckLocalServer() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(checkLocalServer),
    onSettled: () => queries.invalidateQueries({ queryKey: [listLocalServers.path] }),
  });
}

export function useChooseLocalServer() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { server: string; model: string }) => api.call(chooseLocalServer, { body }),
    meta: saving(),
    onSuccess: (saved) => show(queries, saved),
    // Its server or model may be gone.
    onError: () => queries.invalidateQueries({ queryKey: [listLocalServers.path] }),
  });
}

export function useLeaveLocalServer() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(leaveLocalServer),
    meta: saving(),
    onSuccess: (saved) => show(queries, saved),
  });
}

const saving = () => ({
  errorMessage: t('Failed to save settings. Please try again.'),
  serverMessage: true,
});

function show(queries: QueryClient, saved: LocalServers): void {
  queries.setQueryData([listLocalServers.path], saved);
  for (const { path } of [listAiProviders, getSettings]) {
    void queries.invalidateQueries({ queryKey: [path] });
  }
}

import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import {
  type downloadEmbeddedModel,
  type EmbeddedModel,
  type EmbeddedModels,
  listEmbeddedModels,
  measureEmbeddedModels,
  type pauseEmbeddedModel,
  type removeEmbeddedModel,
} from '#shared/contracts/embedded-models.ts';
import { listLocalServers } from '#shared/contracts/local-servers.ts';
import { t } from '#shared/i18n/translate.ts';

const DOWNLOAD_POLL_MS = 1_000;

/** Whether a download moves by itself. */
export const isMoving = ({ state }: EmbeddedModel) =>
  state === 'downloading' || state === 'checking';

export const embeddedModelsQuery = (api: ApiClient) => ({
  ...readQuery(api, listEmbeddedModels, t('Failed to load AI providers')),
  refetchInterval: ({ state }: { state: { data?: EmbeddedModels | null | undefined } }) =>
    state.data?.models.some(isMoving) ? DOWNLOAD_POLL_MS : false,
});

export function useMeasureModels() {
  const api = useApi();
  return useMutation(shown(useQueryClient(), () => api.call(measureEmbeddedModels)));
}

/** Begins, resumes, pauses or removes what is named by its id. */
export function useModelCall(
  endpoint: typeof downloadEmbeddedModel | typeof pauseEmbeddedModel | typeof removeEmbeddedModel,
) {
  const api = useApi();
  return useMutation(
    shown(useQueryClient(), (id: string) => api.call(endpoint, { params: { id } })),
  );
}

/** Each call answers the list as it is then. */
function shown<Input>(queries: QueryClient, call: (input: Input) => Promise<EmbeddedModels>) {
  return {
    mutationFn: call,
    meta: { errorMessage: t('Failed to save settings. Please try again.'), serverMessage: true },
    onSuccess(models: EmbeddedModels) {
      queries.setQueryData([listEmbeddedModels.path], models);
      return queries.invalidateQueries({ queryKey: [listLocalServers.path] });
    },
  };
}

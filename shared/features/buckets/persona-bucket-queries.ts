import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { getPersonaBuckets, setPersonaBuckets } from '#shared/contracts/buckets.ts';
import { getPersonaVoice } from '#shared/contracts/persona-voice.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

/** Read anew whenever it is asked for: another screen may have changed it. */
export const personaBuckets = (api: ApiClient, personaId: string) =>
  queryOptions({
    ...readQuery(api, getPersonaBuckets, undefined, { params: { id: personaId } }),
    staleTime: 0,
  });

export interface BucketUse {
  personaId: string;
  used: boolean;
}

/**
 * Lets personas learn from a bucket, or no longer. Each persona's other buckets stay as they are;
 * when one persona cannot be saved, the rest still are.
 */
export function useSaveBucketUse(bucketId: string) {
  const api = useApi();
  const queries = useQueryClient();

  async function save({ personaId, used }: BucketUse): Promise<void> {
    const key = personaBuckets(api, personaId);
    const before = (await queries.fetchQuery(key))?.bucketIds ?? [];
    const others = before.filter((id) => id !== bucketId);
    const body = { bucketIds: used ? [...others, bucketId] : others };
    const saved = await api.call(setPersonaBuckets, { params: { id: personaId }, body });
    queries.setQueryData(key.queryKey, saved);
  }

  return useMutation({
    mutationFn: async (changes: BucketUse[]) => {
      const results = await Promise.allSettled(changes.map(save));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
    },
    meta: { errorMessage: t('Failed to update persona'), serverMessage: true },
    onSuccess: () => showSuccess(t('Personas updated successfully')),
    onSettled: () => void queries.invalidateQueries({ queryKey: [getPersonaVoice.path] }),
  });
}

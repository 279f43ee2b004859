import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import type { EndpointInput } from '#shared/contracts/endpoint.ts';
import { forgetLessons, getPersonaLessons } from '#shared/contracts/persona-lessons.ts';
import { t } from '#shared/i18n/translate.ts';
import { showSuccess } from '#shared/ui/feedback/toast-store.ts';

export const personaLessons = (api: ApiClient, id: string) =>
  readQuery(api, getPersonaLessons, undefined, { params: { id } });

/** Forgets one lesson or all. The button that had the focus is gone then. */
export function useForgetLessons(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof forgetLessons>['body']) =>
      api.call(forgetLessons, { params: { id }, body }),
    meta: { errorMessage: t('Failed to forget it') },
    onSuccess(left) {
      queries.setQueryData(personaLessons(api, id).queryKey, left);
      showSuccess(t('Forgotten. The persona learns again from your next decisions on drafts.'));
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { leavePush } from '#shared/client/browser-push.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { endAllSessions, listSessions } from '#shared/contracts/sessions.ts';
import { t } from '#shared/i18n/translate.ts';
import { forgetUser } from './queries.ts';

export const sessionList = (api: ApiClient) =>
  readQuery(api, listSessions, t('Failed to load signed-in devices'));

/** Ends every session of the user, this one too. */
export function useEndAllSessions() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => {
      void leavePush(api);
      return api.call(endAllSessions);
    },
    meta: { errorMessage: t('Failed to sign out everywhere') },
    onSuccess: () => forgetUser(api, queries),
  });
}

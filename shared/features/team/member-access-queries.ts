import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import {
  endMemberSession,
  listMemberKeys,
  listMemberSessions,
  revokeMemberKey,
} from '#shared/contracts/member-access.ts';
import { t } from '#shared/i18n/translate.ts';

// They come and go with each sign-in.
export const memberSessionList = (api: ApiClient) => ({
  ...readQuery(api, listMemberSessions),
  staleTime: 0,
});

export const memberKeyList = (api: ApiClient) => ({
  ...readQuery(api, listMemberKeys),
  staleTime: 0,
});

export function useEndMemberSession() {
  const api = useApi();
  return useEnding(
    (id) => api.call(endMemberSession, { params: { id } }),
    t('Failed to end the session'),
  );
}

export function useRevokeMemberKey() {
  const api = useApi();
  return useEnding(
    (id) => api.call(revokeMemberKey, { params: { id } }),
    t('Failed to revoke extension key'),
  );
}

function useEnding(end: (id: string) => Promise<unknown>, errorMessage: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    meta: { errorMessage, serverMessage: true },
    onSettled() {
      for (const { path } of [listMemberSessions, listMemberKeys]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
  });
}

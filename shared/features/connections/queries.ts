import { useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { useCachedList } from '#shared/client/use-cached-list.ts';
import { setAccountPersona } from '#shared/contracts/account-persona.ts';
import {
  disconnectAccount,
  getSocialStats,
  type SocialAccount,
} from '#shared/contracts/accounts.ts';
import { listScheduledPosts } from '#shared/contracts/publishing.ts';
import { listPostRows } from '#shared/contracts/publishing-worklist.ts';
import { socialAccountList } from '#shared/features/accounts/queries.ts';
import { currentUserQuery } from '#shared/features/auth/queries.ts';
import { platformLabel } from '#shared/i18n/persona-labels.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';

export const socialStats = (api: ApiClient) =>
  readQuery(api, getSocialStats, t('Failed to load statistics'));

/** Says which persona speaks for an account; null for none in particular. */
export function useSetAccountPersona() {
  const api = useApi();
  const { replace, refresh } = useCachedList(socialAccountList(api).queryKey);
  return useMutation({
    mutationFn: ({ id, personaId = null }: Pick<SocialAccount, 'id' | 'personaId'>) =>
      api.call(setAccountPersona, { params: { id }, body: { personaId } }),
    meta: { errorMessage: t('Failed to save the persona') },
    onSuccess: replace,
    onSettled: refresh,
  });
}

/** Disconnects an account; its posts wait until it is connected again. */
export function useDisconnectAccount() {
  const api = useApi();
  const { remove, refresh } = useCachedList(socialAccountList(api).queryKey, [
    socialStats(api).queryKey,
    currentUserQuery(api).queryKey,
    [listScheduledPosts.path],
    [listPostRows.path],
  ]);
  return useMutation({
    mutationFn: ({ id }: SocialAccount) => api.call(disconnectAccount, { params: { id } }),
    meta: { errorMessage: t('Failed to disconnect account.') },
    onSuccess: (_nothing, account) => {
      remove(account.id);
      showToast({
        title: t('Account Disconnected'),
        description: t('Your {platform} account has been disconnected.', {
          platform: platformLabel(account.platform),
        }),
      });
      refresh();
    },
  });
}

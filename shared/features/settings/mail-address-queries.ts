import { queryOptions, useMutation } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import type { ApiClient } from '#shared/client/api-client.ts';
import { readQuery } from '#shared/client/read-query.ts';
import { getMailAddress, sendConfirmation } from '#shared/contracts/mail-address.ts';
import { t } from '#shared/i18n/translate.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';

/** Silent where it fails: the tab then says no more than it knows. */
export const mailAddressQuery = (api: ApiClient) =>
  queryOptions({
    ...readQuery(api, getMailAddress),
    // The link is opened elsewhere.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });

/** Has the link mailed once more. */
export function useSendConfirmation() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.call(sendConfirmation),
    meta: { errorMessage: t('Failed to send the link'), serverMessage: true },
    onSuccess: () =>
      showToast({ title: t('Link sent'), description: t('Open it within 24 hours.') }),
  });
}

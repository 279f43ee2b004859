import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shared/client/api.tsx';
import { testLogin } from '#shared/contracts/sign-in.ts';
import { t } from '#shared/i18n/translate.ts';
import { currentUserQuery } from './queries.ts';

/** Signs a test user in and reads everything that depends on the user again. */
export function useTestLogin() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(testLogin, { query: {} }),
    meta: { errorTitle: t('Login Failed'), errorMessage: t('Unable to authenticate user') },
    onSuccess: async ({ user }) => {
      api.page.forget();
      api.page.learn(user);
      queries.clear();
      queries.setQueryData(currentUserQuery(api).queryKey, user);
    },
  });
}

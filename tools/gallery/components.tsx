import '#shared/ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiProvider } from '#shared/client/api.tsx';
import { createApiClient } from '#shared/client/api-client.ts';
import { type Host, HostProvider } from '#shared/client/host.tsx';
import { createOwnPage } from '#shared/client/own-page.ts';
import { createQueryClient } from '#shared/client/query-client.ts';
import { listSocialAccounts } from '#shared/contracts/accounts.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { Toaster } from '#shared/ui/feedback/toast.tsx';
import { ToastCard } from '#shared/ui/feedback/toast-card.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { nextUser, somePage } from '#shared/ui/testing/people.ts';
import { ThemeProvider } from '#shared/ui/theme/theme.tsx';
import { useThemeStore } from '#shared/ui/theme/theme-store.ts';

const nothing = () => {};
const host: Host = {
  place: 'console',
  navigate: nothing,
  signIn: nothing,
  openTab: nothing,
  download: nothing,
  copy: async () => {},
  imageUrl: (path) => path,
};
const queries = createQueryClient({ notify: showToast, signIn: nothing });
// No server stands behind a story: it is told here what it asks.
const { queries: manner } = queries.getDefaultOptions();
queries.setDefaultOptions({ queries: { ...manner, staleTime: Number.POSITIVE_INFINITY } });
queries.setQueryData([getCurrentUser.path], nextUser());
queries.setQueryData([listSocialAccounts.path], []);
const api = createApiClient({
  baseUrl: '',
  credentials: 'include',
  page: createOwnPage(somePage),
});

/** The providers of the console around each story, light or dark as Ladle's switch has it. */
export const Provider = (props: { globalState: { theme: string }; children: ReactNode }) => {
  const dark = props.globalState.theme === 'dark';
  useEffect(() => useThemeStore.setState({ dark }), [dark]);
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <HostProvider host={host}>
          <ThemeProvider>
            <div data-story="" className="p-4">
              {props.children}
            </div>
            <Toaster Card={ToastCard} />
          </ThemeProvider>
        </HostProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
};

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiProvider } from '#shared/client/api.tsx';
import { HostProvider } from '#shared/client/host.tsx';
import { createQueryClient } from '#shared/client/query-client.ts';
import { Spoken } from '#shared/ui/feedback/announcement.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { PageNoticeProvider } from '#shared/ui/feedback/page-notice.tsx';
import { Toaster } from '#shared/ui/feedback/toast.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { ThemeProvider } from '#shared/ui/theme/theme.tsx';
import { api, consoleHost } from './host.ts';
import { ConsoleRouter } from './router.tsx';
import { ElsewhereNotice } from './shell/elsewhere.tsx';

const ToastCard = lazyComponent(
  async () => (await import('#shared/ui/feedback/toast-card.tsx')).ToastCard,
);

const drawNotice = (className: string) => <ElsewhereNotice className={className} />;

export const newQueries = () =>
  createQueryClient({ notify: showToast, signIn: consoleHost.signIn });

/** The whole console: console.tsx shows it, prerender.tsx draws it in the build. */
export function App({ queries }: { queries: QueryClient }) {
  useEffect(() => ToastCard.ahead(), []);
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <HostProvider host={consoleHost}>
          <ThemeProvider>
            <Spoken>
              {() => (
                <PageNoticeProvider notice={drawNotice}>
                  <ConsoleRouter />
                  <Toaster Card={ToastCard} />
                </PageNoticeProvider>
              )}
            </Spoken>
          </ThemeProvider>
        </HostProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

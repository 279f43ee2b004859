import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiProvider } from '#shared/client/api.tsx';
import { HostProvider } from '#shared/client/host.tsx';
import { createQueryClient } from '#shared/client/query-client.ts';
import { Spoken } from '#shared/ui/feedback/announcement.tsx';
import { lazyComponent } from '#shared/ui/feedback/lazy-component.tsx';
import { PageNoticeProvider } from '#shared/ui/feedback/page-notice.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { ThemeProvider } from '#shared/ui/theme/theme.tsx';
import { api, consoleHost } from './host.ts';
import { ConsoleRouter } from './router.tsx';
import { ElsewhereNotice } from './shell/elsewhere.tsx';

// No toast can exist before the first screen is rendered.
const Toaster = lazyComponent(async () => (await import('#shared/ui/feedback/toast.tsx')).Toaster, {
  isWanted: () => false,
});

const drawNotice = (className: string) => <ElsewhereNotice className={className} />;

export const newQueries = () =>
  createQueryClient({ notify: showToast, signIn: consoleHost.signIn });

/** The whole console: console.tsx shows it, prerender.tsx draws it in the build. */
export function App({ queries }: { queries: QueryClient }) {
  return (
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <HostProvider host={consoleHost}>
          <ThemeProvider>
            <Spoken>
              {() => (
                <PageNoticeProvider notice={drawNotice}>
                  <ConsoleRouter />
                  <Toaster />
                </PageNoticeProvider>
              )}
            </Spoken>
          </ThemeProvider>
        </HostProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

import '#shared/client/zod-without-eval.ts';
import '#shared/ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiProvider } from '#shared/client/api.tsx';
import { createApiClient } from '#shared/client/api-client.ts';
import { HostProvider } from '#shared/client/host.tsx';
import { createQueryClient } from '#shared/client/query-client.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { restoreLanguage } from '#shared/i18n/language-store.ts';
import { Spoken } from '#shared/ui/spoken.tsx';
import { ThemeProvider } from '#shared/ui/theme.tsx';
import { Toaster } from '#shared/ui/toast.tsx';
import { showToast } from '#shared/ui/toast-store.ts';
import { cameSignedOut } from './came-signed-out.ts';
import { consoleHost } from './host.ts';
import { ConsoleRouter } from './router.tsx';

const api = createApiClient({ baseUrl: '', credentials: 'include' });
const queries = createQueryClient({ notify: showToast, signIn: consoleHost.signIn });
// The answer came with the page.
if (cameSignedOut()) queries.setQueryData([getCurrentUser.path], null);

function start(): void {
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <ApiProvider api={api}>
          <HostProvider host={consoleHost}>
            <ThemeProvider>
              <Spoken>
                {() => (
                  <>
                    <ConsoleRouter />
                    <Toaster />
                  </>
                )}
              </Spoken>
            </ThemeProvider>
          </HostProvider>
        </ApiProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
}

// The first thing on screen is in the person's language already.
void restoreLanguage().then(start);

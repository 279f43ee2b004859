import '#shared/client/zod-without-eval.ts';
import '#shared/ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiProvider } from '#shared/client/api.tsx';
import { createApiClient } from '#shared/client/api-client.ts';
import { HostProvider } from '#shared/client/host.tsx';
import { createQueryClient } from '#shared/client/query-client.ts';
import { ThemeProvider } from '#shared/ui/theme.tsx';
import { Toaster } from '#shared/ui/toast.tsx';
import { showToast } from '#shared/ui/toast-store.ts';
import { consoleHost } from './host.ts';
import { ConsoleRouter } from './router.tsx';

const api = createApiClient({ baseUrl: '', credentials: 'include' });
const queries = createQueryClient({ notify: showToast, signIn: consoleHost.signIn });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <HostProvider host={consoleHost}>
          <ThemeProvider>
            <ConsoleRouter />
            <Toaster />
          </ThemeProvider>
        </HostProvider>
      </ApiProvider>
    </QueryClientProvider>
  </StrictMode>,
);

import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ApiProvider } from '#shared/client/api.tsx';
import { createApiClient } from '#shared/client/api-client.ts';
import { type Host, HostProvider } from '#shared/client/host.tsx';
import { createOwnPage } from '#shared/client/own-page.ts';
import { createQueryClient } from '#shared/client/query-client.ts';
import { Toaster } from '../feedback/toast.tsx';
import { ToastCard } from '../feedback/toast-card.tsx';
import { showToast, useToastStore } from '../feedback/toast-store.ts';
import { ThemeProvider } from '../theme/theme.tsx';
import { somePage } from './people.ts';

export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

/** `events` answers server-sent events, one after the other, and then ends. */
export type Answer = { status: number; body?: unknown; events?: unknown[] };
export type Answers = Record<string, (sent: Sent) => Answer | Promise<Answer>>;

/** Renders a screen with its real providers; only the wire is answered here, call by call. */
export function renderScreen(screen: ReactNode, answers: Answers, place: Partial<Host> = {}) {
  const sent: Sent[] = [];
  const signIn = vi.fn();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    sent.push(call);
    const answer = answers[`${call.method} ${path}`];
    if (!answer) throw new Error(`Nothing answers ${call.method} ${path}`);
    const { status, body, events } = await answer(call);
    const lines = events?.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    return new Response(status === 204 ? null : (lines ?? JSON.stringify(body)), { status });
  });
  history.replaceState(null, '');
  useToastStore.setState({ toasts: [] });
  const host: Host = {
    place: 'console',
    navigate: vi.fn(),
    signIn,
    openTab: vi.fn(),
    download: vi.fn(),
    copy: async () => {},
    imageUrl: (path) => path,
    ...place,
  };
  const queries = createQueryClient({ notify: showToast, signIn });
  const isAsked = 'GET /api/auth/user' in answers;
  const page = createOwnPage(isAsked ? null : somePage);
  const api = createApiClient({ baseUrl: '', credentials: 'include', page });
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider api={api}>
        <HostProvider host={host}>
          <ThemeProvider>
            {screen}
            <Toaster Card={ToastCard} />
          </ThemeProvider>
        </HostProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { sent, host, queries, api };
}

/** The body of an answer that is not a success. */
export function refusal(code: string, message: string, issues?: object[]) {
  return { code, message, issues, requestId: 'r-1' };
}

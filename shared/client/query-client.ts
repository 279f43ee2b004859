import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { t } from '#shared/i18n/translate.ts';
import { ApiError, isOfOtherPage } from './api-client.ts';
import { awayReason, errorSentence } from './error-sentence.ts';

/** What a query or mutation says to the person when it fails or succeeds. */
interface Wording extends Record<string, unknown> {
  /** 'Error' when left out. */
  errorTitle?: string;
  errorMessage?: string | undefined;
  /** Shows the server's own sentence, where it sent one, in place of `errorMessage`. */
  serverMessage?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Wording;
    mutationMeta: Wording;
  }
}

export interface ToastContent {
  title: string;
  description: string;
  /** Why, where the description does not say it. */
  reason?: string | undefined;
  variant: 'destructive';
}

export interface QueryClientOptions {
  notify(toast: ToastContent): void;
  signIn(): void;
}

export const SIGN_IN_DELAY_MS = 500;

/**
 * The query client of console and panel (spec section 9): data is never stale by itself, no
 * refetch on focus, no retries. Words for a failure come from `meta`; without them it is silent.
 */
export function createQueryClient({ notify, signIn }: QueryClientOptions): QueryClient {
  function tell(error: Error, meta: Wording | undefined): void {
    if (isSignedOut(error)) {
      notify({
        title: t('Unauthorized'),
        description: t('You are logged out. Logging in again...'),
        variant: 'destructive',
      });
      // Or the sign-in page, still seeing a user, would send the person straight back.
      queries.setQueryData([getCurrentUser.path], null);
      setTimeout(signIn, SIGN_IN_DELAY_MS);
      return;
    }
    // The page has a notice of it, which says what can be done.
    if (isOfOtherPage(error)) return;
    // What a person stopped has not failed.
    if (!meta?.errorMessage || error.name === 'AbortError') return;
    notify({
      title: meta.errorTitle ?? t('Error'),
      description: meta.serverMessage ? errorSentence(error, meta.errorMessage) : meta.errorMessage,
      reason: awayReason(error),
      variant: 'destructive',
    });
  }

  const queries = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta) }),
    mutationCache: new MutationCache({
      onError(error, _variables, _result, mutation) {
        if (isOfOtherPage(error)) {
          notify({
            title: t('Nothing was changed'),
            description: errorSentence(error),
            variant: 'destructive',
          });
        } else tell(error, mutation.meta);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // A computer without a network still reaches a server of its own; any other call fails and says so.
        networkMode: 'always',
        // Only what has not been read: the rest is never stale.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}

/** A default read answers null when nobody is signed in (spec section 7). */
export async function nullWhenSignedOut<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Nobody is signed in any more: the query client says so, and leads to the sign-in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

import {
  type ApiClient,
  ApiError,
  createApiClient,
  ServerAway,
} from '#shared/client/api-client.ts';
import { createOwnPage, type KnownPage } from '#shared/client/own-page.ts';
import { type PageIdentity, pageKey } from '#shared/contracts/page-identity.ts';
import { msg } from '#shared/i18n/translate.ts';
import type { Wording } from './protocol.ts';

export interface Connection {
  /** Origin of the server, without a slash at its end. */
  apiUrl: string;
  /** `trp_...`, made on the console's extension page. */
  apiKey: string;
  /** Whose key it is, and of which workspace, once the server has said it. */
  page?: KnownPage | null;
}

/** What stands for a server, a person and a workspace: nothing that is kept for one goes to another. */
export function placeOf(apiUrl: string, page: PageIdentity): string {
  return `${apiUrl} ${pageKey(page)}`;
}

export const revokedSentence = msg(
  'Your extension key was revoked or has expired. Reconnect in the side panel.',
);

/**
 * A client that proves itself with the extension key alone; cookies stay out. `revoked` is awaited
 * before the ApiError of a refused key reaches the caller.
 */
export function connectedClient(
  { apiUrl, apiKey, page = null }: Connection,
  revoked?: () => Promise<void>,
): ApiClient {
  const client = createApiClient({
    baseUrl: apiUrl,
    credentials: 'omit',
    page: createOwnPage(page),
    headers: () => ({ authorization: `Bearer ${apiKey}` }),
  });
  const failed = async (error: unknown): Promise<never> => {
    if (isRevoked(error)) await revoked?.();
    throw error;
  };
  return {
    ...client,
    call: (endpoint, ...args) => client.call(endpoint, ...args).catch(failed),
    async *stream(endpoint, ...args) {
      try {
        yield* client.stream(endpoint, ...args);
      } catch (error) {
        await failed(error);
      }
    },
  };
}

const expiredSentence = msg('Your key has expired. Connect again.');

/** Why a key is no good any more, in words that say what to do. */
export function refusedKeySentence(error: unknown): string {
  const isExpired = error instanceof ApiError && error.body?.reason === 'request.key-expired';
  return isExpired ? expiredSentence : revokedSentence;
}

/** Did Troupe itself refuse the key? A 401 of something in between says nothing about it. */
export function isRevoked(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.body?.code === 'unauthorized';
}

const loopback = new Set(['localhost', '127.0.0.1']);

/**
 * The origin of what a person typed: `localhost:3000/` is `http://localhost:3000`.
 * Null unless it is https or this machine, as the key must not travel in the clear.
 */
export function readApiUrl(typed: string): string | null {
  const text = typed.trim();
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `${guessScheme(text)}://${text}`;
  const url = URL.canParse(full) ? new URL(full) : null;
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.origin));
  return url && safe && url.username === '' ? url.origin : null;
}

export function isLoopback(origin: string): boolean {
  return loopback.has(new URL(origin).hostname);
}

function guessScheme(text: string): string {
  return /^(localhost|127\.0\.0\.1)(?=[:/]|$)/i.test(text) ? 'http' : 'https';
}

interface Failure extends Wording {
  /** The key is no good. */
  refused: boolean;
}

/** Why a call failed, in words that say what to do. */
export function describeFailure(error: unknown, apiUrl: string): Failure {
  if (error instanceof ApiError && error.status === 401) {
    const message =
      error.body?.reason === 'request.key-expired'
        ? expiredSentence
        : msg('The server does not accept this API key.');
    return { refused: true, message };
  }
  if (error instanceof ApiError && error.body) {
    const { message, reason, params } = error.body;
    return { refused: false, message, reason, params };
  }
  if (error instanceof TypeError || error instanceof ReferenceError) {
    return { refused: false, message: msg('Something went wrong inside Troupe.') };
  }
  const message =
    error instanceof ServerAway
      ? msg('No answer from {apiUrl}. Is the Troupe server running?')
      : msg('{apiUrl} answered, but not like a Troupe server.');
  return { refused: false, message, values: { apiUrl } };
}

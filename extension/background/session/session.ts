import { type ApiClient, ApiError, ServerAway } from '#shared/client/api-client.ts';
import { getCurrentUser } from '#shared/contracts/auth.ts';
import { msg } from '#shared/i18n/translate.ts';
import {
  type Connection,
  connectedClient,
  describeFailure,
  isRevoked,
  placeOf,
  refusedKeySentence,
} from '../../connection.ts';
import { movedSentence } from '../../messages.ts';
import type { Result } from '../../protocol.ts';
import { forgetRefusedKey, noteConnectedAs, readConnection } from '../../storage.ts';
import { DraftRefused } from '../drafts/draft-refused.ts';
import { failure } from '../results.ts';
import { syncPending } from '../waiting/sync-pending.ts';
import { serverOf, type Waiting } from './place.ts';

interface Circumstances<T> {
  signal?: AbortSignal;
  /** What the work was begun for (`placeOf`): another connection since then does not get it. */
  place?: string | undefined;
  /** The server cannot be reached: what is done about it, and what the person reads. */
  offline?(waiting: Waiting): Promise<Result<T>>;
}

/** Whose connection it is; asks the server where that is not known yet. */
async function placeOfConnection(connection: Connection, client: ApiClient): Promise<string> {
  if (client.page.now().page === null) await client.call(getCurrentUser);
  const { page } = client.page.now();
  if (page === null) throw new TypeError('Nobody is signed in');
  if (!connection.page) await noteConnectedAs(connection, page);
  return placeOf(connection.apiUrl, page);
}

/**
 * Does work with the connection as it is stored now, as a worker forgets. Never throws: what went
 * wrong is an answer in words. What had to wait for the server follows the work it answers.
 */
export async function withClient<T>(
  work: (client: ApiClient, waiting: Required<Waiting>) => Promise<T>,
  { signal, place: wanted, offline }: Circumstances<T> = {},
): Promise<Result<T>> {
  const connection = await readConnection();
  const { apiUrl, page } = connection;
  if (connection.apiKey === '') {
    const sentence = msg('Troupe is not connected yet. Open the side panel to connect.');
    return failure('connect', sentence);
  }
  try {
    const client = connectedClient(connection, () => forgetRefusedKey(connection));
    const place = page ? placeOf(apiUrl, page) : await placeOfConnection(connection, client);
    if (wanted && wanted !== place) return failure('failed', movedSentence);
    const value = await work(client, { apiUrl, place });
    void syncPending(client, place);
    return { ok: true, value };
  } catch (error) {
    if (signal?.aborted) return failure('cancelled', msg('Cancelled.'));
    if (error instanceof DraftRefused) {
      const { code, message, reason, params } = error.failure;
      const otherwise = error.inPanel ? 'connect' : 'failed';
      const kind = code === 'no_draft' ? 'needs_point' : otherwise;
      return failure(kind, message, { reason, params });
    }
    if (isRevoked(error)) return failure('connect', refusedKeySentence(error));
    const isAway = error instanceof ServerAway;
    const whose = wanted ?? (page && placeOf(apiUrl, page));
    if (isAway && offline) {
      return offline(whose ? { apiUrl: serverOf(whose), place: whose } : { apiUrl });
    }
    if (error instanceof ApiError && error.status === 401) {
      const sentence = msg(
        'The server does not accept this API key. Open the side panel to connect again.',
      );
      return failure('connect', sentence);
    }
    const { message, refused: _, ...more } = describeFailure(error, apiUrl);
    return failure(isAway ? 'offline' : 'failed', message, more);
  }
}

import { type ApiClient, ApiError, ServerAway } from '#shared/client/api-client.ts';
import { msg } from '#shared/i18n/translate.ts';
import { connectedClient, describeFailure, isRevoked, revokedSentence } from '../../connection.ts';
import type { Result } from '../../protocol.ts';
import { forgetRefusedKey, readConnection } from '../../storage.ts';
import { DraftRefused, NOT_DOWNLOADED } from '../drafts/draft-refused.ts';
import { failure } from '../results.ts';
import { syncPending } from '../waiting/sync-pending.ts';

interface Circumstances<T> {
  signal?: AbortSignal;
  /** The server cannot be reached: what is done about it, and what the person reads. */
  offline?(apiUrl: string): Promise<Result<T>>;
}

/**
 * Does work with the connection as it is stored now, as a worker forgets. Never throws: what went
 * wrong is an answer in words. What had to wait for the server follows the work it answers.
 */
export async function withClient<T>(
  work: (client: ApiClient, apiUrl: string) => Promise<T>,
  { signal, offline }: Circumstances<T> = {},
): Promise<Result<T>> {
  const connection = await readConnection();
  const { apiUrl } = connection;
  if (connection.apiKey === '') {
    const sentence = msg('Troupe is not connected yet. Open the side panel to connect.');
    return failure('connect', sentence);
  }
  try {
    const client = connectedClient(connection, () => forgetRefusedKey(connection));
    const value = await work(client, apiUrl);
    void syncPending(client, apiUrl);
    return { ok: true, value };
  } catch (error) {
    if (signal?.aborted) return failure('cancelled', msg('Cancelled.'));
    if (error instanceof DraftRefused) {
      const { code, message, reason, params } = error.failure;
      const inPanel = reason === NOT_DOWNLOADED ? 'connect' : 'failed';
      const kind = code === 'no_draft' ? 'needs_point' : inPanel;
      return failure(kind, message, { reason, params });
    }
    if (isRevoked(error)) return failure('connect', revokedSentence);
    const isAway = error instanceof ServerAway;
    if (isAway && offline) return offline(apiUrl);
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

import type { ApiClient } from '#shared/client/api-client.ts';
import { connectedClient, describeFailure, isRevoked, revokedSentence } from '../connection.ts';
import type { Result } from '../messages.ts';
import { forgetRefusedKey, readConnection } from '../storage.ts';
import { failure } from './failure.ts';
import { DraftRefused } from './write-draft.ts';

/**
 * Does work with the connection as it is stored now, as a worker forgets. Never throws: what went
 * wrong is an answer in words.
 */
export async function withClient<T>(
  work: (client: ApiClient) => Promise<Result<T>>,
  signal?: AbortSignal,
): Promise<Result<T>> {
  const connection = await readConnection();
  if (connection.apiKey === '') {
    return failure('connect', 'Troupe is not connected yet. Open the side panel to connect.');
  }
  try {
    return await work(connectedClient(connection, () => forgetRefusedKey(connection)));
  } catch (error) {
    if (signal?.aborted) return failure('cancelled', 'Cancelled.');
    if (error instanceof DraftRefused) return failure('failed', error.message);
    if (isRevoked(error)) return failure('connect', revokedSentence);
    const { refused, message } = describeFailure(error, connection.apiUrl);
    return refused
      ? failure('connect', `${message} Open the side panel to connect again.`)
      : failure('failed', message);
  }
}

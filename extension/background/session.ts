import type { ApiClient } from '#shared/client/api-client.ts';
import { connectedClient } from '../connection.ts';
import { forgetRefusedKey, readConnection } from '../storage.ts';

export interface Session {
  apiUrl: string;
  client: ApiClient;
}

/** The connection as stored now; null while no key is set. Read anew each time: a worker forgets. */
export async function openSession(): Promise<Session | null> {
  const connection = await readConnection();
  if (connection.apiKey === '') return null;
  const client = connectedClient(connection, () => forgetRefusedKey(connection));
  return { apiUrl: connection.apiUrl, client };
}

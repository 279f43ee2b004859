import type { ApiClient } from '#shared/client/api-client.ts';
import { type Connection, connectedClient } from '../connection.ts';
import { apiKeyItem, apiUrlItem } from '../storage.ts';

export interface Session extends Connection {
  client: ApiClient;
}

/** The connection as stored now; null while no key is set. Read anew each time: a worker forgets. */
export async function openSession(): Promise<Session | null> {
  const [apiUrl, apiKey] = await Promise.all([apiUrlItem.getValue(), apiKeyItem.getValue()]);
  return apiKey === '' ? null : { apiUrl, apiKey, client: connectedClient({ apiUrl, apiKey }) };
}

import { getCurrentUser } from '#shared/contracts/auth.ts';
import { msg } from '#shared/i18n/translate.ts';
import { connectedClient, describeFailure } from '../connection.ts';
import type { Wording } from '../protocol.ts';
import { saveConnection } from '../storage.ts';
import type { RequestName } from './pair-requests.ts';
import { settleRequest, takeRequest } from './pending-requests.ts';

export type Confirmed =
  | { connected: true; username: string }
  /** Nothing was stored: the earlier connection stays. `message` is in English. */
  | ({ connected: false } & Pick<Wording, 'message' | 'values'>);

const expired = msg('The request expired before it was confirmed. Connect again.');

/**
 * Connects as the person said: calls the server with the key, and stores both only where a Troupe
 * server knows the key as the user that the page named.
 */
export async function confirmRequest(name: RequestName): Promise<Confirmed> {
  const request = await takeRequest(name);
  if (!request) return { connected: false, message: expired };
  const confirmed = await connect(request.apiUrl, request.apiKey, request.username);
  if (confirmed.connected) await settleRequest(name, { state: 'connected' });
  else {
    const { message, values } = confirmed;
    await settleRequest(name, { state: 'failed', message, values });
  }
  return confirmed;
}

async function connect(apiUrl: string, apiKey: string, claimed: string | null): Promise<Confirmed> {
  const connection = { apiUrl, apiKey };
  try {
    const client = connectedClient(connection);
    const { username } = await client.call(getCurrentUser);
    if (claimed !== null && username !== claimed) {
      const message = msg('This key belongs to {username}, not to {claimed}.');
      return { connected: false, message, values: { username, claimed } };
    }
    await saveConnection({ ...connection, page: client.page.now().page });
    return { connected: true, username };
  } catch (error) {
    const { message, values } = describeFailure(error, apiUrl);
    return { connected: false, message, values };
  }
}

import { readApiUrl } from '../../connection.ts';
import { type ConsoleMessage, consoleMessage } from '../../protocol.ts';
import type { Sender } from './sender.ts';

/**
 * The message of a console's own top page, with the page's origin; null for all else. The server to
 * pair with is the one that the page came from, on this machine or over https: no page can point
 * the extension elsewhere. A key with a wrong checksum is refused here, before anything is done.
 */
export function readPageMessage(
  message: unknown,
  sender: Sender,
): { origin: string; said: ConsoleMessage } | null {
  const { id, origin, frameId } = sender;
  if (id !== undefined || frameId !== 0 || !origin || readApiUrl(origin) !== origin) return null;
  const said = consoleMessage.safeParse(message).data;
  if (!said) return null;
  const isOwn = said.type !== 'pair' || new URL(said.apiUrl).origin === origin;
  return isOwn ? { origin, said } : null;
}

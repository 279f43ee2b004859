import { isLoopback } from '../../connection.ts';
import { type ConsoleMessage, consoleMessage } from '../../protocol.ts';

/** What the browser itself says about the page that sent a message. */
interface PageSender {
  id?: string | undefined;
  origin?: string | undefined;
  frameId?: number | undefined;
}

/**
 * The message of a console's own top page, with the page's origin; null for all else. The server to
 * pair with is the one that the page came from, on this machine or over https: no page can point
 * the extension elsewhere. A key with a wrong checksum is refused here, before anything is done.
 */
export function readPageMessage(
  message: unknown,
  sender: PageSender,
): { origin: string; said: ConsoleMessage } | null {
  const { id, origin, frameId } = sender;
  if (id !== undefined || frameId !== 0 || !origin || !isConsoleOrigin(origin)) return null;
  const said = consoleMessage.safeParse(message).data;
  if (!said) return null;
  const isOwn = said.type !== 'pair' || new URL(said.apiUrl).origin === origin;
  return isOwn ? { origin, said } : null;
}

function isConsoleOrigin(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.origin));
}

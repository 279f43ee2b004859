import { z } from 'zod';
import { isLoopback } from '../connection.ts';

/** What a page of the console may say to the extension; anything more is refused. */
const pairRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello') }),
  z.strictObject({
    type: z.literal('pair'),
    apiUrl: z.url().max(300),
    key: z.string().regex(/^trp_[A-Za-z0-9_-]{43}[0-9a-f]{8}$/),
    nonce: z.string().regex(/^[\w-]{16,128}$/),
  }),
]);
export type PairRequest = z.infer<typeof pairRequest>;

/** What the browser itself says about the page that sent a message. */
interface PageSender {
  id?: string | undefined;
  origin?: string | undefined;
  frameId?: number | undefined;
}

/**
 * The request of a console's own top page, or null. The server to pair with is the one that the
 * page came from, on this machine or over https: no page can point the extension elsewhere.
 */
export function readPairRequest(message: unknown, sender: PageSender): PairRequest | null {
  const { id, origin, frameId } = sender;
  if (id !== undefined || frameId !== 0 || !origin || !isConsoleOrigin(origin)) return null;
  const request = pairRequest.safeParse(message).data;
  if (!request) return null;
  const isOwn = request.type === 'hello' || new URL(request.apiUrl).origin === origin;
  return isOwn ? request : null;
}

function isConsoleOrigin(origin: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.origin));
}

import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** Longer than the longest answer: a model may take 30 s. */
const PATIENCE_MS = 40_000;

/**
 * Answers how to close the server: it takes no new connection, requests under way get their whole
 * answer, and each connection ends with it, so that no client sends its next request into a wall.
 */
export function closable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  server.prependListener('request', (_, response) => {
    if (isClosing) endConnectionWith(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  return async () => {
    isClosing = true;
    const closed = once(server, 'close');
    server.close();
    for (const response of underWay) endConnectionWith(response);
    const hurry = setInterval(() => server.closeIdleConnections(), 50);
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    await closed;
    clearInterval(hurry);
    clearTimeout(cut);
  };
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

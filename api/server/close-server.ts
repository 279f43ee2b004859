import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Longer than a provider takes; a local model that is slower is cut off. */
const PATIENCE_MS = 40_000;
/** For a request that is on its way already; a browser also opens connections that it never uses. */
const LAST_CALL_MS = 500;

/**
 * Answers how to close the server: it takes no new connection, requests under way get their whole
 * answer, and each connection ends with it, so that no client sends its next request into a wall.
 */
export function closable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  const connections = new Set<Socket>();
  let isClosing = false;
  server.prependListener('request', (_, response) => {
    if (isClosing) endConnectionWith(response);
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
  });
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  const closeUnused = () => {
    const used = new Set([...underWay].map(({ socket }) => socket));
    for (const socket of connections) if (!used.has(socket)) socket.destroy();
  };
  return async () => {
    isClosing = true;
    const closed = once(server, 'close');
    server.close();
    for (const response of underWay) endConnectionWith(response);
    const hurry = setInterval(closeUnused, LAST_CALL_MS);
    const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    await closed;
    clearInterval(hurry);
    clearTimeout(cut);
  };
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

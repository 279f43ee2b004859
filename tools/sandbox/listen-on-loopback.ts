import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts an HTTP server on 127.0.0.1, on a free port unless told; `stop` closes open connections too.
 * Throws what keeps it from listening, such as a port in use.
 */
export async function listenOnLoopback(server: Server, wanted = 0) {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

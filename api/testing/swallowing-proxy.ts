import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SwallowingProxy {
  /** The database behind it. */
  url: string;
  /** From now on what runs over the connections of this moment goes nowhere, and none is closed. */
  swallow(): void;
  close(): Promise<void>;
}

/** Stands between a worker and Postgres, and can lose packets without a word. */
export async function swallowingProxy(databaseUrl: string): Promise<SwallowingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let swallowed = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!swallowed.has(from)) to.write(data);
      });
      from.on('close', () => {
        sockets.delete(from);
        if (!swallowed.has(from)) to.destroy();
      });
      from.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow() {
      swallowed = new Set(sockets);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

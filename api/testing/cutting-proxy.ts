import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  /** The database behind it. */
  url: string;
  close(): Promise<void>;
}

/**
 * Stands between a server and Postgres. What contains `text` is carried out, but its answer is lost
 * with the connection; this happens once.
 */
export async function cuttingProxy(databaseUrl: string, text: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hasCut = false;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isDoomed = false;
    client.on('data', (data) => {
      isDoomed ||= !hasCut && data.includes(text);
      database.write(data);
    });
    database.on('data', (data) => {
      if (!isDoomed) return void client.write(data);
      hasCut = true;
      client.destroy();
    });
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

import type { Socket } from 'node:net';
import { type DatabaseProxy, databaseProxy } from './database-proxy.ts';

export interface SwallowingProxy extends DatabaseProxy {
  /** From now on what runs over the connections of this moment goes nowhere, and none is closed. */
  swallow(): void;
}

/** Stands between a worker and Postgres, and can lose packets without a word. */
export async function swallowingProxy(databaseUrl: string): Promise<SwallowingProxy> {
  let swallowed = new Set<Socket>();
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (data) => {
      if (!swallowed.has(from)) to.write(data);
    });
    from.on('close', () => {
      if (!swallowed.has(from)) to.destroy();
    });
  };
  const proxy = await databaseProxy(databaseUrl, (client, database) => {
    carry(client, database);
    carry(database, client);
  });
  return {
    ...proxy,
    swallow() {
      swallowed = new Set(proxy.sockets);
    },
  };
}

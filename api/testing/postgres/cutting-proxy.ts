import { type DatabaseProxy, databaseProxy } from './database-proxy.ts';

/** What Postgres says when it is through with everything and outside a transaction. */
const IDLE = Buffer.from('Z\0\0\0\x05I', 'latin1');

/**
 * Stands between a server and Postgres. What is meant is carried out, but its answer is
 * lost with the connection; this happens once.
 */
export function cuttingProxy(
  databaseUrl: string,
  isMeant: (sent: Buffer) => boolean,
): Promise<DatabaseProxy> {
  let hasCut = false;
  return databaseProxy(databaseUrl, (client, database) => {
    let isDoomed = false;
    client.on('data', (data) => {
      isDoomed ||= !hasCut && isMeant(data);
      database.write(data);
    });
    database.on('data', (data) => {
      if (!isDoomed) return void client.write(data);
      if (!data.subarray(-IDLE.length).equals(IDLE)) return;
      hasCut = true;
      client.destroy();
    });
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
}

import { type DatabaseProxy, databaseProxy } from './database-proxy.ts';

/**
 * Stands between a server and Postgres. What contains `text` is carried out, but its answer is lost
 * with the connection; this happens once.
 */
export function cuttingProxy(databaseUrl: string, text: string): Promise<DatabaseProxy> {
  let hasCut = false;
  return databaseProxy(databaseUrl, (client, database) => {
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
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
  });
}

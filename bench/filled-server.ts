import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { hashSecret } from '#api/http/credential.ts';
import { ensureBuilt } from '../scripts/build.mjs';
import { benchCluster } from './bench-cluster.ts';
import { fillInsight } from './fill-insight.ts';
import { type ServerProcess, startProcess } from './process.ts';

export interface FilledServer {
  /** Where the console and the API answer. */
  origin: string;
  /** The session token of somebody with five months of work behind them. */
  token: string;
  server: ServerProcess;
  stop(): Promise<void>;
}

/** The production build and server, on a durable Postgres of its own with one filled workspace. */
export async function filledServer(): Promise<FilledServer> {
  await ensureBuilt();
  const cluster = await benchCluster();
  const url = await cluster.database('bench');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `with owner as (insert into users (subject, username) values ('bench:1', 'bench') returning id),
      mine as (insert into workspaces (id, name) select id, 'bench' from owner),
      member as (insert into workspace_members select id, id, 'owner' from owner)
    select id from owner`,
  );
  const token = randomBytes(32).toString('base64url');
  await client.query(
    `insert into sessions (token_hash, user_id, workspace_id, expires_at)
    values ($1, $2, $2, now() + interval '1 day')`,
    [hashSecret(token), rows[0].id],
  );
  await fillInsight(client, rows[0].id);
  await client.end();
  const server = await startProcess(['bench/product-server.ts'], {
    DATABASE_URL: url,
    APP_SECRET: Buffer.alloc(32).toString('base64'),
  });
  return {
    origin: `http://localhost:${server.port}`,
    token,
    server,
    async stop() {
      await server.stop();
      await cluster.stop();
    },
  };
}

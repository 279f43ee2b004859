import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { swallowingProxy } from '#api/testing/postgres/swallowing-proxy.ts';
import { type Connection, connect } from '../database.ts';
import { withWorkspace } from '../tenant.ts';
import { NamedStatementClient } from './named-statements.ts';

let database: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  database = await cloneDatabase();
  connection = connect(database.url, 'app', () => {});
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

it('answers a query with values whether it is asked of the pool, of a client, or with a callback', async () => {
  const text = 'select $1::int + 1 as sum';
  expect((await connection.pool.query(text, [1])).rows).toEqual([{ sum: 2 }]);
  const client = await connection.pool.connect();
  expect((await client.query(text, [2])).rows).toEqual([{ sum: 3 }]);
  const called = await new Promise((resolve) =>
    client.query(text, [3], (_, result) => resolve(result.rows)),
  );
  expect(called).toEqual([{ sum: 4 }]);
  const prepared = await client.query(
    'select statement from pg_prepared_statements where statement = $1',
    [text],
  );
  expect(prepared.rows).toHaveLength(1);
  client.release();
});

it('leaves no statement prepared that names a workspace', async () => {
  const workspaces = [randomUUID(), randomUUID()];
  for (const workspace of workspaces) {
    await withWorkspace(connection.db, workspace, (tx) => sql`select 1`.execute(tx));
  }
  const prepared = await Promise.all(
    Array.from({ length: 5 }, () =>
      connection.pool.query<{ statement: string }>(
        'select statement from pg_prepared_statements where $1 <> 0',
        [1],
      ),
    ),
  );
  const statements = prepared.flatMap(({ rows }) => rows.map(({ statement }) => statement));
  expect(statements.length).toBeGreaterThan(0);
  for (const workspace of workspaces) expect(statements.join('\n')).not.toContain(workspace);
});

it('gives up a connection that falls silent after it has rested for longer than it may be silent', async () => {
  const proxy = await swallowingProxy(database.url);
  const client = new NamedStatementClient({ connectionString: proxy.url, silenceMillis: 200 });
  client.on('error', () => {});
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  await once(stream, 'timeout');
  await client.query('select 1');
  proxy.swallow();
  await expect(client.query('select 2')).rejects.toThrow('Query read timeout');
  await proxy.close();
});

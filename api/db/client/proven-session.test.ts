import { CompiledQuery } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { type Connection, connect } from '../database.ts';
import { withoutTenant } from '../tenant.ts';

let database: TestDatabase;
let connection: Connection | undefined;

beforeAll(async () => {
  database = await cloneDatabase();
  await database.asOwner(`insert into workspaces (name) values ('w')`);
  await database.asOwner(`insert into activities (workspace_id, type, title, description)
    select id, 'persona_created', 'of somebody', '' from workspaces`);
});
afterEach(() => connection?.close());
afterAll(() => database.drop());

function withOptions(options: string): Connection {
  const url = new URL(database.url);
  url.searchParams.set('options', options);
  connection = connect(url.href, 'app', () => {});
  return connection;
}

const asked = `select current_setting('row_security') as rows, current_setting('TimeZone') as zone,
  current_setting('statement_timeout') as limit, current_user::text as role,
  (select count(*)::int from activities) as seen`;

it.each([
  '-c row_security=off',
  '-c timezone=Asia/Tokyo',
  '-c statement_timeout=0',
  '-c app.ws=00000000-0000-4000-8000-000000000001',
])('options such as %s are overruled, alone and within a transaction', async (options) => {
  const { app: role } = await database.roles();
  const right = { rows: 'on', zone: 'UTC', limit: '15s', role, seen: 0 };
  const { pool, db } = withOptions(options);
  expect((await pool.query(asked)).rows).toEqual([right]);
  const { rows } = await withoutTenant(db, (tx) => tx.executeQuery(CompiledQuery.raw(asked)));
  expect(rows).toEqual([right]);
});

it.each([
  ['-c default_transaction_isolation=serializable', 'transaction_isolation is serializable'],
  ['-c default_transaction_read_only=on', 'transaction_read_only is on'],
  ['-c datestyle=German', 'DateStyle is German'],
  ['-c bytea_output=escape', 'bytea_output is escape'],
  ['-c search_path=pg_catalog', 'search_path leads to'],
])('options such as %s are refused with what to take out', async (options, what) => {
  const asking = withOptions(options).pool.query('select 1');
  await expect(asking).rejects.toThrow(/^The database gives Troupe other settings.*DATABASE_URL/);
  await expect(withOptions(options).pool.query('select 1')).rejects.toThrow(what);
});

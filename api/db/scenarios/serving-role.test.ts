import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { connect } from '#api/db/database.ts';
import { type Cluster, startCluster } from '#api/db/embedded/cluster.ts';
import { openOwnDatabase } from '#api/db/embedded/own-database.ts';
import { migrate } from '#api/server/migrate.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';

// Only ends what hangs: a start alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let folder: string;
let cluster: Cluster;
let url: string;
let owner: string;
beforeAll(async () => {
  folder = temporaryFolder();
  const dataDir = join(folder, 'postgres');
  cluster = await startCluster({ dataDir, durable: false, say: () => {} });
  const database = await openOwnDatabase(cluster, 'troupe');
  ({ url, owner } = database);
  await migrate(owner, database);
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

const objects = [
  'create temporary table t (a int)',
  'create temporary sequence t',
  'create temporary view t as select 1',
  'select 1 as a into temporary t',
  'create table t (a int)',
  'create table pgboss.t (a int)',
  'create type t as (a int)',
  "create domain t as text check (value <> '')",
  "create function t() returns int language sql as 'select 1'",
  'create schema t',
  'create extension pg_trgm',
  'create role t',
  'alter table users add column t int',
  'alter table users alter column username set data type varchar',
  'drop table users',
  'truncate users',
  "insert into kysely_migration values ('9999-later', '')",
];

describe.each(['app', 'worker', 'nobody'] as const)('as %s', (as) => {
  it.each(objects)('the serving role may not: %s', async (statement) => {
    if (as === 'nobody') {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await expect(client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
      await client.end();
      return;
    }
    const { pool, close } = connect(url, as, () => {});
    await expect(pool.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    await close();
  });
});

it('reaches no other database of the embedded Postgres', async () => {
  const other = new URL(url);
  other.pathname = '/postgres';
  const client = new pg.Client({ connectionString: other.href });
  await expect(client.connect()).rejects.toThrow('permission denied for database');
});

it('a database that lets everybody make temporary objects again is closed by the next migration', async () => {
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: owner });
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows;
  };
  await ask('grant temporary on database troupe to public');
  await migrate(owner);
  expect(
    await ask(`select has_database_privilege('public', 'troupe', 'temporary') as may`),
  ).toEqual([{ may: false }]);
});

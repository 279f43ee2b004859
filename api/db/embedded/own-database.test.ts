import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connect } from '#api/db/database.ts';
import { migrate } from '#api/server/migrate.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { type Cluster, ensureDatabase, startCluster } from './cluster.ts';
import { openOwnDatabase } from './own-database.ts';

// Only ends what hangs: a start alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let folder: string;
let cluster: Cluster;

beforeAll(async () => {
  folder = temporaryFolder();
  cluster = await startCluster({
    dataDir: join(folder, 'postgres'),
    durable: false,
    say: () => {},
  });
});
afterAll(async () => {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const whoAmI = `select session_user::text as who, rolsuper, rolbypassrls, rolinherit, rolcreaterole,
  (select count(*)::int from pg_class where relowner = r.oid) as owned
  from pg_roles r where rolname = session_user`;

it('serves as a role that owns nothing, bypasses nothing and inherits nothing', async () => {
  const database = await openOwnDatabase(cluster, 'fresh');
  await migrate(database.owner, database);
  await ask(database.owner, `insert into users (subject, username) values ('test:a', 'a')`);
  expect(await ask(database.url, whoAmI)).toEqual([
    {
      who: 'troupe_server',
      rolsuper: false,
      rolbypassrls: false,
      rolinherit: false,
      rolcreaterole: false,
      owned: 0,
    },
  ]);
  await expect(ask(database.url, 'select * from users')).rejects.toThrow('permission denied');
  const { pool, close } = connect(database.url, 'app', () => {});
  expect((await pool.query('select username from users')).rows).toEqual([{ username: 'a' }]);
  await close();
  expect(await ask(database.owner, whoAmI)).toMatchObject([{ rolsuper: false }]);
});

it('takes over what an older version made as superuser, with its rows', async () => {
  const older = await ensureDatabase(cluster, 'older');
  await migrate(older);
  await ask(older, `insert into users (subject, username) values ('test:b', 'b')`);
  const database = await openOwnDatabase(cluster, 'older');
  await migrate(database.owner, database);
  const left = await ask(
    database.owner,
    `select c.oid::regclass::text as name from pg_class c
     where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
       and relowner <> 'troupe_owner'::regrole`,
  );
  expect(left).toEqual([]);
  const { pool, close } = connect(database.url, 'app', () => {});
  expect((await pool.query('select username from users')).rows).toEqual([{ username: 'b' }]);
  await close();
});

it('gives each database roles of its own', async () => {
  const roles = await Promise.all(
    ['fresh', 'older'].map(async (name) => {
      const { owner } = await openOwnDatabase(cluster, name);
      return (await ask(owner, 'select role_suffix() as suffix'))[0].suffix;
    }),
  );
  expect(new Set(roles).size).toBe(2);
});

it('goes on where a start ended after the roles had a name and before they were made', async () => {
  const database = await openOwnDatabase(cluster, 'half');
  await ask(
    database.owner,
    `create function public.role_suffix() returns text language sql immutable parallel safe
     as $$ select 'half' $$`,
  );
  const again = await openOwnDatabase(cluster, 'half');
  expect((await migrate(again.owner, again)).length).toBeGreaterThan(0);
  const { pool, close } = connect(again.url, 'app', () => {});
  expect((await pool.query('select username from users')).rows).toEqual([]);
  await close();
});

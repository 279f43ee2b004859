import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { childEnv } from '#api/config/env.ts';
import { withClient } from '#api/db/client/with-client.ts';
import { connect } from '#api/db/database.ts';
import { migrate } from '#api/server/migrate.ts';
import { type SystemPostgres, startSystemPostgres } from '#api/testing/postgres/system-postgres.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { insertStrangeRows } from '../testing/strange-rows.ts';

// Only ends what hangs: a start alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let folder: string;
let postgres: SystemPostgres;

beforeAll(async () => {
  folder = temporaryFolder();
  postgres = await startSystemPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

/** The commands as the document has them. */
const document = readFileSync('docs/operators.md', 'utf8');
const documented = (first: string) => {
  const [, block] = new RegExp(`\`\`\`sh\\n(# ${first}[\\s\\S]*?)\`\`\``).exec(document) ?? [];
  return block ?? '';
};
const [dump, dumpAsOwner, restore] = ['Dump', 'Dump as an owner', 'Restore'].map(documented) as [
  string,
  string,
  string,
];

function shell(script: string, variables: Record<string, string>) {
  const env = childEnv({ ...variables, PATH: `${postgres.bin}:${childEnv({}).PATH}` });
  return spawnSync('sh', ['-eu', '-c', script], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
}

const ask = (url: string, statement: string) =>
  withClient({ connectionString: url }, async (client) => (await client.query(statement)).rows);

/** A database and its owner, which may make roles at most, as managed ones are. */
async function managed(owner: string): Promise<string> {
  const url = new URL(postgres.url(`db_${owner}`));
  await ask(
    postgres.url('postgres'),
    `create role ${owner} login createrole nosuperuser nobypassrls`,
  );
  await ask(postgres.url('postgres'), `create database db_${owner} owner ${owner}`);
  url.username = owner;
  return url.href;
}

/** Filled and migrated by this role; answers all of its rows. */
async function filled(url: string, admin: string): Promise<Record<string, string[]>> {
  await migrate(url);
  await insertStrangeRows(admin);
  return rowsOf(admin);
}

async function rowsOf(admin: string): Promise<Record<string, string[]>> {
  const tables = await ask(
    admin,
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await ask(admin, `select t::text as row from ${name} t order by 1`);
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** As on another Postgres: neither the database nor any role of it is left. */
async function forget(database: string, roles: string[]): Promise<void> {
  await ask(postgres.url('postgres'), `drop database ${database}`);
  for (const role of roles) await ask(postgres.url('postgres'), `drop role ${role}`);
}

async function ownRoles(url: string): Promise<string[]> {
  const [{ suffix }] = (await ask(url, 'select role_suffix() as suffix')) as [{ suffix: string }];
  return [`troupe_app_${suffix}`, `troupe_worker_${suffix}`];
}

/** A start on it works: it migrates, and who serves sees the rows of a workspace. */
async function expectServes(url: string): Promise<void> {
  expect(await migrate(url)).toEqual([]);
  const worker = connect(url, 'worker', () => {});
  const { rows } = await worker.pool.query('select count(*)::int as n from scheduled_posts');
  expect(rows[0].n).toBeGreaterThan(0);
  await worker.close();
  const app = connect(url, 'app', () => {});
  expect((await app.pool.query('select * from scheduled_posts')).rows).toEqual([]);
  await app.close();
}

it('a dump of a role that sees all rows, restored as documented, serves on a managed Postgres', async () => {
  const old = postgres.url('db_old');
  await ask(postgres.url('postgres'), 'create database db_old');
  const rows = await filled(old, old);
  const dumped = shell(dump, { FROM: old });
  expect([dumped.stderr, dumped.status]).toEqual(['', 0]);
  await forget('db_old', await ownRoles(old));

  const to = await managed('owner_one');
  const restored = shell(restore, { TO: to });
  expect([restored.stderr, restored.status]).toEqual(['', 0]);
  await expectServes(to);
  expect(await rowsOf(postgres.url('db_owner_one'))).toEqual(rows);
});

it('a managed Postgres is dumped by its owner, as documented, and the rows stay forced', async () => {
  const from = await managed('owner_two');
  const admin = postgres.url('db_owner_two');
  const rows = await filled(from, admin);
  const dumped = shell(dumpAsOwner, { FROM: from });
  expect([dumped.stderr, dumped.status]).toEqual(['', 0]);
  const forced = `select count(*)::int as n from pg_class
    where relnamespace = 'public'::regnamespace and relrowsecurity <> relforcerowsecurity`;
  expect(await ask(admin, forced)).toEqual([{ n: 0 }]);
  await forget('db_owner_two', [...(await ownRoles(admin)), 'owner_two']);

  const to = await managed('owner_three');
  const restored = shell(restore, { TO: to });
  expect([restored.stderr, restored.status]).toEqual(['', 0]);
  await expectServes(to);
  expect(await rowsOf(postgres.url('db_owner_three'))).toEqual(rows);
  expect(await ask(postgres.url('db_owner_three'), forced)).toEqual([{ n: 0 }]);
});

it('a restore without the roles is named as that by the start, with the roles that were missing', async () => {
  const name = `lost_${randomBytes(4).toString('hex')}`;
  const old = postgres.url(name);
  await ask(postgres.url('postgres'), `create database ${name}`);
  await migrate(old);
  const roles = await ownRoles(old);
  expect(shell(dump, { FROM: old }).status).toBe(0);
  await forget(name, roles);

  const to = await managed('owner_four');
  const restored = shell('pg_restore --no-owner --dbname="$TO" troupe.dump', { TO: to });
  expect(restored.status).not.toBe(0);
  const fault = await migrate(to).catch((error: Error) => error.message);
  expect(fault).toMatch(/^This database was not restored as a whole: \d+ tables, /);
  for (const role of roles) expect(fault).toContain(role);
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  expect(
    (await client.query('select 1 from pg_roles where rolname = $1', [roles[0]])).rows,
  ).toEqual([]);
  await client.end();
});

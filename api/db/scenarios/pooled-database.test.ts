import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrate } from '#api/server/migrate.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import {
  keepsPrepared,
  type Pooler,
  type PoolerSettings,
  startPooler,
} from '#api/testing/postgres/pgbouncer.ts';
import { serverProcess } from '#api/testing/server-process.ts';
import { openPostgres } from '../client/open-postgres.ts';
import { type Connection, connect } from '../database.ts';
import { withWorkspace } from '../tenant.ts';

// A start alone takes seconds on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';

let database: TestDatabase;
const poolers: Pooler[] = [];
const connections: Connection[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  await database.asOwner(`insert into workspaces (id, name) values ('${A}', 'a'), ('${B}', 'b')`);
  await database.asOwner(`insert into activities (workspace_id, type, title, description)
    select id, 'persona_created', name, '' from workspaces`);
});

afterEach(async () => {
  for (const { close } of connections.splice(0)) await close();
  for (const { stop } of poolers.splice(0)) await stop();
});
afterAll(() => database.drop());

async function behind(settings: PoolerSettings): Promise<string> {
  const pooler = await startPooler(database.url, settings);
  poolers.push(pooler);
  return pooler.through(database.url);
}

function opened(...given: Parameters<typeof connect>): Connection {
  const connection = connect(...given);
  connections.push(connection);
  return connection;
}

const inTransactionMode = { pool_mode: 'transaction' };
const forgets: PoolerSettings = keepsPrepared() ? { max_prepared_statements: 0 } : {};

describe('a pooler in session mode', () => {
  const modes: [string, PoolerSettings][] = [
    ['as it comes', {}],
    ['that passes over options', { ignore_startup_parameters: 'options' }],
  ];
  it.each(modes)('%s serves the product, worker and all', async (_, settings) => {
    const url = await behind({ pool_mode: 'session', default_pool_size: 40, ...settings });
    const server = serverProcess({
      DATABASE_URL: url,
      APP_SECRET: randomBytes(32).toString('base64'),
      X_SANDBOX_PORT: '0',
    });
    const address = await server.url;
    const answer = await fetch(`${address}/api/auth/test-login?username=pooled`);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const me = await fetch(`${address}/api/auth/user`, { headers: { cookie } });
    expect([answer.status, me.status]).toEqual([200, 200]);
    expect(await me.json()).toMatchObject({ username: 'pooled' });
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, complaint: '' });
  });

  it('that passes over options gives each its own role, zone, limits and rows', async () => {
    const url = await behind({ pool_mode: 'session', ignore_startup_parameters: 'options' });
    const { db, pool } = opened(url, 'app', () => {});
    await expectOwnRows(db);
    const { rows } = await pool.query(`select current_user::text as role,
      current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit`);
    const { app } = await database.roles();
    expect(rows).toEqual([{ role: app, zone: 'UTC', limit: '15s' }]);
  });

  it('that hands on what others prepared is refused', async () => {
    const url = await behind({
      pool_mode: 'session',
      server_reset_query: '',
      default_pool_size: 1,
    });
    const first = connect(url, 'app', () => {});
    await first.pool.query('select 1 as one');
    await first.close();
    await expect(opened(url, 'app', () => {}).pool.query('select 1 as one')).rejects.toThrow(
      /prepared statement/,
    );
  });
});

describe('a pooler in transaction mode', () => {
  it('is refused without an address beside it', async () => {
    const url = await behind(inTransactionMode);
    const server = serverProcess({
      DATABASE_URL: url,
      APP_SECRET: randomBytes(32).toString('base64'),
    });
    expect(await server.ended).toEqual({
      code: 1,
      said: '',
      complaint:
        'DATABASE_URL leads to a connection pooler in transaction mode, where notifications and locks are lost. Set DATABASE_DIRECT_URL to the Postgres behind it, or the pooler to session mode.\n',
    });
  });

  it('is refused as the address beside it', async () => {
    const url = await behind({ ...inTransactionMode, ...forgets });
    await expect(openPostgres(database.url, url)).rejects.toThrow(
      'DATABASE_DIRECT_URL leads to a connection pooler in transaction mode.',
    );
  });

  it.each([1, 20])(
    'that keeps no prepared statements is refused, of %i connections',
    async (size) => {
      const url = await behind({ ...inTransactionMode, ...forgets, default_pool_size: size });
      await expect(openPostgres(url, database.url)).rejects.toThrow('Set max_prepared_statements');
    },
  );

  it('that keeps them serves the product, and one that cannot says so', async () => {
    const url = await behind({
      ...inTransactionMode,
      ignore_startup_parameters: 'options',
      ...(keepsPrepared() ? { max_prepared_statements: 500 } : {}),
    });
    const server = serverProcess({
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: database.url,
      APP_SECRET: randomBytes(32).toString('base64'),
      X_SANDBOX_PORT: '0',
    });
    if (!keepsPrepared()) {
      expect(await server.ended).toMatchObject({
        code: 1,
        complaint: expect.stringMatching(/^The connection pooler [^\n]*1\.21[^\n]*\.\n$/),
      });
      return;
    }
    const address = await server.url;
    const answer = await fetch(`${address}/api/auth/test-login?username=pooled2`);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const reads = Array.from({ length: 50 }, () =>
      fetch(`${address}/api/personas`, { headers: { cookie } }),
    );
    const statuses = (await Promise.all(reads)).map(({ status }) => status);
    expect([...new Set([answer.status, ...statuses])]).toEqual([200]);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, complaint: '' });
  });

  it('lets nobody see or run what is of another, whichever connection they get', async () => {
    // Without prepared statements a transaction that is prepared anew each time still works.
    const url = await behind({
      ...inTransactionMode,
      default_pool_size: 2,
      ...(keepsPrepared() ? { max_prepared_statements: 500 } : {}),
    });
    const [one, two] = [opened(url, 'app', () => {}), opened(url, 'app', () => {})];
    const read = `select title from activities where title <> $1`;
    const remove = `delete from activities where title = $1`;
    const asked = Array.from({ length: 30 }, (_, at) => {
      const [first, second] = at % 2 ? [one, two] : [two, one];
      return [
        withWorkspace(first.db, A, (tx) =>
          tx.selectFrom('activities').select('title').where('title', '<>', 'x').execute(),
        ),
        withWorkspace(second.db, B, (tx) =>
          tx.deleteFrom('activities').where('title', '=', 'nothing').execute(),
        ),
        first.pool.query(read, ['x']),
        second.pool.query(remove, ['nothing']),
      ];
    }).flat();
    const ended = await Promise.allSettled(asked);
    for (const { status, ...rest } of ended) {
      if (status === 'fulfilled') continue;
      // What a pooler forgets is an error, and never another's statement.
      expect(keepsPrepared()).toBe(false);
      expect((rest as PromiseRejectedResult).reason.message).toMatch(/prepared statement/);
    }
    const seen = ended
      .filter((_, at) => at % 4 === 0)
      .flatMap((end) => (end.status === 'fulfilled' ? (end.value as { title: string }[]) : []));
    expect(seen.every(({ title }) => title === 'a')).toBe(true);
    const left = await database.asOwner('select title from activities order by title');
    expect(left).toEqual([{ title: 'a' }, { title: 'b' }]);
  });
});

it('a lock of the migrations that a pooled connection kept is told, with who holds it', async () => {
  const url = await behind({ ...inTransactionMode, default_pool_size: 1 });
  const { default: pg } = await import('pg');
  const older = new pg.Client({ connectionString: url, application_name: 'troupe' });
  await older.connect();
  await older.query('select pg_advisory_lock(3853314791062309107)');
  await older.end();
  await expect(migrate(database.url, { waitSeconds: 1 })).rejects.toThrow(
    /held the lock of the migrations for over 1 s: process \d+ of Postgres, "[^"]*" as \w+ from 127.0.0.1, idle since .*pg_terminate_backend/,
  );
});

async function expectOwnRows(db: Connection['db']): Promise<void> {
  const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
  for (const [workspace, title] of [
    [A, 'a'],
    [B, 'b'],
  ] as const) {
    const seen = await withWorkspace(db, workspace, (tx) =>
      tx.selectFrom('activities').select('title').execute(),
    );
    expect(titles(seen)).toEqual([title]);
  }
  expect(await db.selectFrom('activities').select('title').execute()).toEqual([]);
}

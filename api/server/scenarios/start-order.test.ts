import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freePort } from '#api/db/embedded/free-port.ts';
import { migrate, migrationNames } from '#api/server/migrate.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { serverProcess } from '#api/testing/server-process.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { errorBody } from '#shared/contracts/errors.ts';

/** Only ends what hangs: a start alone takes seconds on a busy machine. */
const LIMIT_MS = 300_000;
const patiently = { timeout: 120_000, interval: 50 };
/** The number under which Kysely and Troupe lock migrations. */
const LOCK = '3853314791062309107';
const newest = migrationNames.at(-1);
const secret = randomBytes(32).toString('base64');

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = temporaryFolder();
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const variables = (more: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  APP_SECRET: secret,
  DATA_DIR: folder,
  ROLE: 'web',
  ...more,
});

const run = (more: Record<string, string>, ...command: string[]) =>
  serverProcess(variables(more), command.length > 0 ? ['--import', 'tsx', ...command] : undefined);

/** Somebody else who migrates, and does not come to an end. */
async function holdLock(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`select pg_advisory_lock(${LOCK})`);
  return () => client.end();
}

const waiting = async () =>
  database.asOwner(
    `select pid from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );

async function ask(port: number, path: string): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  return { status: answer?.status ?? 0, body: await answer?.json() };
}

it(
  'a start answers 503 while it migrates, and a second one on its port ends before it migrates',
  async () => {
    const release = await holdLock();
    const port = await freePort();
    const first = run({ PORT: String(port) });
    await expect.poll(waiting, patiently).toHaveLength(1);

    const health = await ask(port, '/api/health');
    expect(health).toMatchObject({
      status: 503,
      body: { status: 'starting', code: 'provider_unavailable', reason: 'request.starting' },
    });
    const call = await ask(port, '/api/personas');
    expect(call.status).toBe(503);
    expect(errorBody.parse(call.body).message).toBe('Troupe is starting. Try again shortly.');
    expect((await ask(port, '/api/health/ready')).status).toBe(503);
    expect(await ask(port, '/api/health/live')).toEqual({ status: 200, body: { status: 'ok' } });

    const second = await run({ PORT: String(port) }).ended;
    expect(second).toEqual({
      code: 1,
      said: '',
      complaint: `Port ${port} is in use. Set PORT to another one.\n`,
    });
    expect(await waiting()).toHaveLength(1);

    await release();
    await first.url;
    expect(await ask(port, '/api/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect((await ask(port, '/api/health/ready')).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, complaint: '' });
  },
  LIMIT_MS,
);

it(
  'SIGTERM while it waits to migrate ends it in order, and nothing of it is left in Postgres',
  async () => {
    const release = await holdLock();
    const started = run({ PORT: '0' });
    await expect.poll(waiting, patiently).toHaveLength(1);
    started.child.kill('SIGTERM');
    expect(await started.ended).toEqual({
      code: 0,
      said: 'Stopped before Troupe had started. The database is as it was.\n',
      complaint: '',
    });
    expect(await waiting()).toEqual([]);
    await release();
  },
  LIMIT_MS,
);

it(
  'db:migrate brings a database up to date without a server, and says what it did',
  async () => {
    const older = await cloneDatabase();
    await older.asOwner(
      'drop schema public cascade; create schema public; drop schema pgboss cascade',
    );
    await migrate(older.url, { to: migrationNames.at(-2) });
    const migrating = { DATABASE_URL: older.url };
    const first = await run(migrating, 'api/cli/migrate.ts').ended;
    expect(first).toEqual({
      code: 0,
      said: `Migration ${newest} was carried out.\nThe database is up to date, after 1 migration.\n`,
      complaint: '',
    });
    const again = await run(migrating, 'api/cli/migrate.ts').ended;
    expect(again).toEqual({ code: 0, said: 'The database was up to date.\n', complaint: '' });
    await older.drop();
  },
  LIMIT_MS,
);

it(
  'with MIGRATE=off a role that owns nothing serves, once the owner has migrated',
  async () => {
    const { app, worker } = await database.roles();
    const login = `web_${randomBytes(4).toString('hex')}`;
    await database.asOwner(`create role ${login} login noinherit password 'web'`);
    await database.asOwner(`grant ${app}, ${worker} to ${login}`);
    const url = new URL(database.url);
    [url.username, url.password] = [login, 'web'];
    const without = { DATABASE_URL: url.href, MIGRATE: 'off', PORT: '0' };
    const serving = run(without);
    const answer = await fetch(`${await serving.url}/api/health`);
    expect(await answer.json()).toMatchObject({ status: 'ok' });
    serving.child.kill('SIGTERM');
    expect(await serving.ended).toMatchObject({ code: 0, complaint: '' });

    await database.asOwner(`delete from kysely_migration where name = '${newest}'`);
    const early = await run(without).ended;
    expect(early.code).toBe(1);
    expect(early.complaint).toMatch(
      new RegExp(
        `^This database lacks migration ${newest} and MIGRATE is off\\. Run npm run db:migrate [^\\n]*\\n$`,
      ),
    );
    await database.asOwner(`insert into kysely_migration values ('${newest}', now()::text);
      drop owned by ${login}; drop role ${login}`);
  },
  LIMIT_MS,
);

it.each([
  ['a start', []],
  ['a start with MIGRATE=off', []],
  ['db:migrate', ['api/cli/migrate.ts']],
  ['seed', ['api/cli/seed.ts']],
])(
  '%s of an older program says that the database belongs to a newer one, without a stack',
  async (what, command) => {
    await database.asOwner(
      `insert into kysely_migration values ('9998-later', now()::text), ('9999-latest', now()::text)`,
    );
    const MIGRATE = what.includes('off') ? 'off' : 'on';
    const { code, said, complaint } = await run({ PORT: '0', MIGRATE }, ...command).ended;
    expect([code, said]).toEqual([1, '']);
    expect(complaint).toMatch(
      /^This database belongs to a newer Troupe: this version does not know migrations 9998-later, 9999-latest\. Start that newer version[^\n]*\.\n$/,
    );
    await database.asOwner(`delete from kysely_migration where name like '999%'`);
  },
  LIMIT_MS,
);

it(
  'in production every line that a process writes is JSON, from its start to its end',
  async () => {
    const production = {
      NODE_ENV: 'production',
      ALLOW_SANDBOX: '1',
      LOG_LEVEL: 'info',
      TEST_LOGIN: 'off',
    };
    const port = await freePort();
    const serving = run({ ...production, PORT: String(port) });
    await serving.url;
    await ask(port, '/api/health');
    const fails = await run({ ...production, PORT: String(port) }).ended;
    expect(fails.code).toBe(1);
    const wrong = await run({ ...production, PORT: 'many' }).ended;
    const migrated = await run(production, 'api/cli/migrate.ts').ended;
    serving.child.kill('SIGTERM');
    const served = await serving.ended;
    expect(served.code).toBe(0);
    const lines = [served, fails, wrong, migrated]
      .flatMap(({ said, complaint }) => `${said}${complaint}`.split('\n'))
      .filter((line) => line !== '');
    const messages = lines.map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Troupe \S+ is running on http:/),
        `Port ${port} is in use. Set PORT to another one.`,
        'PORT must be a port from 0 to 65535.',
        'The database was up to date.',
      ]),
    );
  },
  LIMIT_MS,
);

it(
  'two starts at once on an empty database both serve, and it is migrated once',
  async () => {
    const name = `empty_${randomBytes(4).toString('hex')}`;
    const admin = new pg.Client({ connectionString: inject('adminUrl') });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(inject('adminUrl'));
    url.pathname = `/${name}`;
    const both = [0, 1].map(() => run({ DATABASE_URL: url.href, PORT: '0' }));
    await Promise.all(both.map(({ url: address }) => address));
    for (const { child, ended } of both) {
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0, complaint: '' });
    }
    await admin.query(`drop database ${name}`);
    await admin.end();
  },
  LIMIT_MS,
);

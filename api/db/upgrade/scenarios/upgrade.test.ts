import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#api/config/env.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import { migrate, migrationNames } from '#api/server/migrate.ts';
import { type Running, start } from '#api/server/start.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { rowsOfItsTime } from '#api/testing/fixtures/rows-of-its-time.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/endpoints.ts';

type Row = Record<string, unknown>;

const token = newSecret();
let database: TestDatabase;
let running: Running | undefined;
/** Columns that a migration put another in the place of, by its name. */
const replaced: Record<string, string[]> = {
  '0011-released-from': ['scheduled_posts.released'],
  '0012-totals': ['post_metrics.posted_at'],
};
/** Rows that a migration lost or changed, by its name. */
const harmed: Record<string, string[]> = {};
const filled = new Map<string, number>();

/** From an empty database, one migration after the other, each over rows of the time before it. */
beforeAll(async () => {
  database = await cloneDatabase();
  await database.asOwner(
    'drop schema public cascade; create schema public; drop schema pgboss cascade',
  );
  let before: Record<string, Row[]> = {};
  for (const name of migrationNames) {
    await migrate(database.url, { to: name });
    harmed[name] = lostOf(before, await rowsOf(), replaced[name] ?? []);
    for (const statement of rowsOfItsTime[name]?.({ hash: hashSecret(token) }) ?? []) {
      await database.asOwner(statement);
    }
    before = await rowsOf();
  }
  for (const [table, rows] of Object.entries(before)) filled.set(table, rows.length);
}, 400_000);

afterAll(async () => {
  await running?.stop();
  await database.drop();
});

async function rowsOf(): Promise<Record<string, Row[]>> {
  const tables = (await database.asOwner(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`)) as {
    name: string;
  }[];
  const all: Record<string, Row[]> = {};
  for (const { name } of tables) {
    const rows = (await database.asOwner(`select to_jsonb(t) as row from ${name} t`)) as {
      row: Row;
    }[];
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** Each row must still be there with all that it held; what came beside it is welcome. */
function lostOf(
  before: Record<string, Row[]>,
  after: Record<string, Row[]>,
  gone: string[],
): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const isKept = (row: Row, later: Row) =>
      Object.entries(row).every(
        ([column, value]) =>
          gone.includes(`${table}.${column}`) ||
          JSON.stringify(later[column]) === JSON.stringify(value),
      );
    return rows
      .filter((row) => !after[table]?.some((later) => isKept(row, later)))
      .map((row) => `${table}: ${JSON.stringify(row)}`);
  });
}

it.each(migrationNames)('%s harms no row that was there before it', (name) => {
  expect(harmed[name]).toEqual([]);
});

it('had rows to harm under every migration but the last', () => {
  expect(Object.keys(rowsOfItsTime).filter((name) => !migrationNames.includes(name))).toEqual([]);
  expect([...filled.values()].filter((count) => count > 0).length).toBeGreaterThan(30);
});

it('leaves no constraint unchecked and no index unfinished', async () => {
  const loose = `select conname as name from pg_constraint where not convalidated
    union all select indexrelid::regclass::text from pg_index where not indisvalid`;
  expect(await database.asOwner(loose)).toEqual([]);
});

it('follows in new columns what the old rows say', async () => {
  const [workspace] = await database.asOwner('select visibility from workspaces');
  expect(workspace).toEqual({ visibility: 'private' });
  const posts = await database.asOwner(
    `select status, metrics_due_at is not null as due, released_from = updated_at as sent_by_hand,
        impressions::integer
      from scheduled_posts order by status`,
  );
  expect(posts).toEqual([
    { status: 'held', due: false, sent_by_hand: true, impressions: null },
    { status: 'pending', due: false, sent_by_hand: null, impressions: null },
    { status: 'posted', due: true, sent_by_hand: null, impressions: 100 },
  ]);
  const totals = await database.asOwner(
    'select posts, measured, engagement, reach from hour_totals',
  );
  expect(totals).toEqual([{ posts: 1, measured: 1, engagement: 7, reach: 100 }]);
});

it('answers every read over these rows, to the session of before', async () => {
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    ROLE: 'web',
    RATE_LIMITS: 'off',
    LOCAL_AI_DETECT: 'off',
    APP_SECRET: randomBytes(32).toString('base64'),
  });
  running = await start(env, pino({ level: 'silent' }), database.url);
  const reads = (Object.values(endpoints) as Endpoint[]).filter(
    ({ method, access, params, events, response }) =>
      method === 'GET' && access !== 'public' && !params && !events && response,
  );
  const answers = await Promise.all(
    reads.map(async ({ path }) => {
      const answer = await fetch(`http://localhost:${running?.port}${path}`, {
        headers: { cookie: `sid=${token}` },
      });
      return { path, status: answer.status, text: await answer.text() };
    }),
  );
  // Those that need a query say so.
  expect(answers.filter(({ status }) => ![200, 400, 422].includes(status))).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  const personas = answers.find(({ path }) => path === '/api/personas')?.text ?? '[]';
  expect(JSON.parse(personas)).toMatchObject([{ name: 'Mira' }]);
});

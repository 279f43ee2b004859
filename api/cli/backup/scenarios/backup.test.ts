import { once } from 'node:events';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#api/server/migrate.ts';
import { startupError } from '#api/server/startup-error.ts';
import { cloneDatabase, type TestDatabase } from '#api/testing/database.ts';
import { temporaryFolder } from '#api/testing/temporary-folder.ts';
import { writeBackup } from '../back-up-database.ts';
import { restoreBackup } from '../restore-database.ts';
import { insertStrangeRows } from '../testing/strange-rows.ts';

let folder: string;
let source: TestDatabase;
/** What came of it. */
let copy: TestDatabase;
let whole: string;

beforeAll(async () => {
  folder = temporaryFolder();
  source = await cloneDatabase();
  await insertStrangeRows(source.url);
  whole = join(folder, 'whole.gz');
  await backUp(whole);
  copy = await cloneDatabase();
  await restoreBackup({ ...usual(copy), file: whole });
});
afterAll(async () => {
  await copy.drop();
  await source.drop();
  rmSync(folder, { recursive: true });
});

const backUp = (file: string, url = source.url) =>
  writeBackup({
    url,
    file,
    dataDir: folder,
    troupe: '0.1.0',
    secretId: 'cafe0123',
    hasSecretFile: false,
  });

const usual = ({ url }: TestDatabase) => ({ url, dataDir: folder, secretIds: ['cafe0123'] });

async function restored(
  file: string,
  work: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const database = await cloneDatabase();
  try {
    await restoreBackup({ ...usual(database), file });
    await work(database);
  } finally {
    await database.drop();
  }
}

/** Every table with all its rows, as text that two databases can be compared by. */
async function rowsOf(database: TestDatabase): Promise<Record<string, string[]>> {
  const tables = (await database.asOwner(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relname not like 'kysely%'`,
  )) as { name: string }[];
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = (await database.asOwner(`select t::text as row from ${name} t order by 1`)) as {
      row: string;
    }[];
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

it('brings every row back as it was, whatever is in it', async () => {
  const before = await rowsOf(source);
  expect(Object.values(before).flat().length).toBeGreaterThan(7);
  expect(await rowsOf(copy)).toEqual(before);
});

it('leaves triggers and foreign keys as strict as they were', async () => {
  await expect(
    copy.asOwner(
      `insert into persona_images values (gen_random_uuid(), gen_random_uuid(), '', '', '')`,
    ),
  ).rejects.toThrow('foreign key');
  const state = `select (select count(*) from pg_trigger where tgenabled <> 'O')::int as off,
    count(*) filter (where condeferrable and contype = 'f')::int as deferrable,
    count(*) filter (where condeferred and contype = 't')::int as owners,
    count(*) filter (where not convalidated)::int as unchecked
    from pg_constraint where connamespace = 'public'::regnamespace`;
  expect(await copy.asOwner(state)).toEqual([{ off: 0, deferrable: 0, owners: 1, unchecked: 0 }]);
  await copy.asOwner(`update settings set data = '{"privacy":{"profileVisibility":"followers"}}'`);
  const visibility = await copy.asOwner('select visibility from workspaces');
  expect(visibility).toEqual([{ visibility: 'followers' }]);
});

it('keeps work that waits or was under way, and forgets what is done', async () => {
  const jobs = `select name, state, data->>'sampleId' as sample from pgboss.job order by name`;
  expect(await copy.asOwner(jobs)).toEqual([
    { name: 'analyse-sample', state: 'created', sample: 'waits' },
    { name: 'learn-voice', state: 'created', sample: null },
  ]);
});

it('is of one moment, while others write', async () => {
  const busy = await cloneDatabase();
  const file = join(folder, 'busy.gz');
  const writer = new pg.Client({ connectionString: busy.url });
  await writer.connect();
  let isOver = false;
  const pair = () =>
    writer.query(`with w as (insert into workspaces (name) values (repeat('x', 2000)) returning id)
      insert into activities (workspace_id, type, title, description) select id, 't', '', '' from w`);
  const writing = (async () => {
    for (let written = 0; ; written += 1) {
      if (isOver) return written;
      await pair();
    }
  })();
  for (let taken = 0; taken < 5; taken += 1) await backUp(file, busy.url);
  isOver = true;
  expect(await writing).toBeGreaterThan(0);
  await writer.end();
  await restored(file, async (database) => {
    const counts = `select (select count(*) from workspaces)::int as workspaces,
      (select count(*) from activities)::int as activities`;
    const [{ workspaces, activities }] = (await database.asOwner(counts)) as [
      Record<string, number>,
    ];
    expect(workspaces).toBe(activities);
  });
  await busy.drop();
});

it('is for its owner only, and nothing unfinished bears its name', async () => {
  expect(statSync(whole).mode & 0o777).toBe(0o600);
  const file = join(folder, 'missing', 'a.gz');
  await expect(backUp(file)).rejects.toThrow('ENOENT');
});

const text = () => gunzipSync(readFileSync(whole)).toString('utf8');
const changed = (change: (text: string) => string) => {
  const file = join(folder, 'changed.gz');
  writeFileSync(file, gzipSync(change(text())));
  return file;
};

it.each([
  ['cut off', () => changed((all) => all.slice(0, all.length / 2)), /is cut off|no backup|changed/],
  ['without its last line', () => changed((all) => all.replace(/\{"end".*\n/, '')), 'is no backup'],
  ['of another program', () => changed(() => 'create table a();\n'), 'is no backup of Troupe'],
  [
    'with a row too few',
    () => changed((all) => all.replace(/\{"rows":1\}/, '{"rows":2}')),
    'promises 2 rows',
  ],
  [
    'with a row that refers to nothing',
    () =>
      changed((all) =>
        all.replace(/("table":"workspaces".*\n).*\n(.*\n)\{"rows":1\}/, '$1$2{"rows":0}'),
      ),
    'foreign key',
  ],
  [
    'of a newer Troupe',
    () => changed((all) => all.replace('"0001-initial"', '"9999-later"')),
    'which is newer',
  ],
  ['that is not there', () => join(folder, 'nothing.gz'), 'There is no file'],
])('refuses a file %s, and the database stays empty', async (_, file, sentence) => {
  const database = await cloneDatabase();
  await expect(restoreBackup({ ...usual(database), file: file() })).rejects.toThrow(sentence);
  expect(await database.asOwner('select 1 from workspaces')).toEqual([]);
  await database.drop();
});

it('refuses a file with a damaged byte', async () => {
  const bytes = readFileSync(whole);
  bytes[bytes.length - 200_000] = (bytes[bytes.length - 200_000] as number) ^ 1;
  const file = join(folder, 'damaged.gz');
  writeFileSync(file, bytes);
  const database = await cloneDatabase();
  await expect(restoreBackup({ ...usual(database), file })).rejects.toThrow(
    /no whole backup|changed|invalid|promises/,
  );
  expect(await database.asOwner('select 1 from workspaces')).toEqual([]);
  await database.drop();
});

it('refuses a database that has rows, or that somebody uses', async () => {
  const database = await cloneDatabase();
  const options = { ...usual(database), file: whole };
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await expect(restoreBackup(options)).rejects.toThrow('Stop Troupe first');
  await other.query(`insert into sign_in_tokens values ('a', now())`);
  const closed = once(other, 'end');
  await other.end();
  await closed;
  await expect(restoreBackup(options)).rejects.toThrow('sign_in_tokens has rows');
  await database.drop();
});

it('refuses to part rows from the secret that opens them', async () => {
  const database = await cloneDatabase();
  const options = { url: database.url, file: whole, dataDir: folder };
  await expect(restoreBackup({ ...options, secretIds: ['beef4567'] })).rejects.toThrow(
    'another APP_SECRET',
  );
  await expect(restoreBackup({ ...options, secretIds: null })).rejects.toThrow('not in it');
  await database.drop();
});

it('brings a backup of an older schema up to date', async () => {
  const older = await cloneDatabase();
  await older.asOwner(
    'drop schema public cascade; create schema public; drop schema pgboss cascade',
  );
  await migrate(older.url, { to: '0003-x-sign-in' });
  await older.asOwner(`insert into workspaces (name) values ('old')`);
  const file = join(folder, 'older.gz');
  await backUp(file, older.url);
  await older.drop();
  await restored(file, async (database) => {
    expect(await database.asOwner('select name, visibility from workspaces')).toEqual([
      { name: 'old', visibility: 'public' },
    ]);
  });
});

it('no table counts by a sequence, which a backup would have to carry', async () => {
  const sequences = `select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`;
  expect(await source.asOwner(sequences)).toEqual([]);
});

it('sets posts that are due by now back in time, so that a worker looks them up first', async () => {
  const due = await cloneDatabase();
  await due.asOwner(`with w as (insert into workspaces (name) values ('w') returning id)
    insert into scheduled_posts (workspace_id, platform, scheduled_time, not_before, time_zone,
      wall_clock, grace_minutes, status)
    select id, 'twitter', at, at, status, '', 60, status from w, (values
      ('pending', now()), ('publishing', now()), ('posted', now()), ('unknown', now() + interval '1 hour')
    ) as posts (status, at)`);
  const file = join(folder, 'due.gz');
  await backUp(file, due.url);
  await due.drop();
  await restored(file, async (database) => {
    const rows = await database.asOwner(
      `select status from scheduled_posts where not_before < scheduled_time order by status`,
    );
    expect(rows).toEqual([{ status: 'pending' }, { status: 'publishing' }]);
  });
});

it('says of a file that cannot be written that it is that file, and nothing of DATA_DIR', async () => {
  for (const file of [join(folder, 'missing', 'a.gz'), join(whole, 'a.gz')]) {
    const fault = await backUp(file).catch((error: Error) => error);
    expect(fault).toMatchObject({
      message: expect.stringMatching(/a\.gz cannot be written \(ENO\w+\)\. Name a file in/),
    });
    expect(startupError(fault, null)).toBeNull();
  }
});

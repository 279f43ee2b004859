import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { assertAlone } from '#api/cli/assert-database.ts';
import { dropAll } from '#api/cli/drop-all.ts';
import { withClient } from '#api/db/client/with-client.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { statesBefore } from '#api/domains/publishing/engine/transitions.ts';
import { migrate, migrationNames } from '#api/server/migrate.ts';
import { assertSeesAll, type BackupReport, list } from './back-up-database.ts';
import {
  END_OF_ROWS,
  ending,
  type Header,
  header,
  keptFile,
  QUEUED_WORK,
  tableEnd,
  tableStart,
} from './backup-format.ts';
import { BackupReader } from './backup-reader.ts';
import { copyIn } from './copy-rows.ts';

export interface RestoreOptions {
  /** As the owner of the database. */
  url: string;
  /** The role that serves, where it is another one. */
  login?: string | undefined;
  file: string;
  dataDir: string;
  /** Those that APP_SECRET and APP_SECRET_PREVIOUS name; null when neither is set. */
  secretIds: string[] | null;
}

/**
 * Puts a backup into an empty database: the schema of its time, then all rows in one transaction,
 * then the migrations since. Throws one sentence when the file or the database is not fit for it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupReport & Header> {
  const reader = new BackupReader(options.file);
  const config = { connectionString: options.url, application_name: 'troupe-restore' };
  try {
    return await withClient(config, async (client) => {
      const start = await reader.next(header);
      assertFits(start, options);
      await assertSeesAll(client);
      await assertAlone(client);
      await assertEmpty(client);
      await dropAll(client);
      await migrate(options.url, { to: start.migrations.at(-1), login: options.login });
      const report = await load(client, reader, options);
      await migrate(options.url, options);
      return { ...start, ...report };
    });
  } finally {
    await reader.close();
  }
}

async function load(
  client: pg.Client,
  reader: BackupReader,
  options: RestoreOptions,
): Promise<BackupReport> {
  const files: z.output<typeof keptFile>[] = [];
  const report = { tables: 0, rows: 0 };
  await client.query('begin');
  try {
    const constraints = await deferConstraints(client);
    for (;;) {
      const next = await reader.next(z.union([keptFile, tableStart, ending]));
      if ('file' in next) files.push(next);
      else if ('table' in next) {
        assertSecret(files, options);
        report.rows += await loadTable(client, reader, next);
        if (next.table !== QUEUED_WORK) report.tables += 1;
      } else if (next.tables === report.tables) break;
      else throw new Error(`${options.file} lacks tables.`);
    }
    await constraints.restore();
    await doubtWhatIsDue(client);
    // Before the commit: rows whose secret is lost would be worse than no rows.
    for (const file of files) keep(file, options);
    await client.query('commit');
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function loadTable(
  client: pg.Client,
  reader: BackupReader,
  { table, columns }: z.output<typeof tableStart>,
): Promise<number> {
  const isQueue = table === QUEUED_WORK;
  if (isQueue) await client.query('create temporary table queued_work (row jsonb) on commit drop');
  const into = isQueue ? 'queued_work' : `public.${pg.escapeIdentifier(table)}`;
  const statement = `copy ${into} (${list(columns)}) from stdin`;
  const count = await copyIn(client, statement, reader.rows(END_OF_ROWS));
  const { rows } = await reader.next(tableEnd);
  if (rows !== count)
    throw new Error(`The backup promises ${rows} rows of ${table}, not ${count}.`);
  if (isQueue) await queueAgain(client);
  return count;
}

/** Into whatever columns the queue of this version has; a kind of work that is gone stays out. */
async function queueAgain(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select attname as name from pg_attribute
    where attrelid = '${QUEUE_SCHEMA}.job'::regclass and attnum > 0 and not attisdropped
      and attname in (select distinct jsonb_object_keys(row) from queued_work)`);
  if (rows.length === 0) return;
  const columns = list(rows.map(({ name }) => name));
  await client.query(`
    insert into ${QUEUE_SCHEMA}.job (${columns})
    select ${columns}
    from queued_work, jsonb_populate_record(null::${QUEUE_SCHEMA}.job, row)
    where name in (select name from ${QUEUE_SCHEMA}.queue)
    on conflict do nothing`);
}

/** Rows come table by table: what they refer to is checked when all are there. */
async function deferConstraints(client: pg.Client): Promise<{ restore(): Promise<void> }> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable`);
  const { rows: tables } = await client.query<{ table: string }>(`
    select oid::regclass::text as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  const each = async (
    found: { table: string; name?: string }[],
    change: (name: string) => string,
  ) => {
    for (const { table, name = '' } of found) {
      await client.query(`alter table ${table} ${change(name)}`);
    }
  };
  await each(rows, (name) => `alter constraint ${name} deferrable initially deferred`);
  // What they would do has been done, and stands in the rows.
  await each(tables, () => 'disable trigger user');
  return {
    async restore() {
      await client.query('set constraints all immediate');
      await each(rows, (name) => `alter constraint ${name} not deferrable`);
      await each(tables, () => 'enable trigger user');
    },
  };
}

/**
 * What is due by now may have been sent after the backup was taken. A worker looks such posts up on
 * X first if they were due well before it began to watch, however soon it is started.
 */
async function doubtWhatIsDue(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select to_regclass('public.scheduled_posts') as found`);
  if (rows[0].found === null) return;
  const mayBeOut = [...statesBefore('claim'), ...statesBefore('take_over_in_doubt')];
  const moved = `set not_before = least(not_before, now() - interval '5 minutes')
    where status = any($1) and not_before <= now()`;
  await client.query(`update scheduled_posts ${moved}`, [mayBeOut]);
}

function assertFits({ migrations, secretId, troupe }: Header, options: RestoreOptions): void {
  const unknown = migrations.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0) {
    throw new Error(`The backup is from Troupe ${troupe}, which is newer. Update this one first.`);
  }
  if (options.secretIds && !options.secretIds.includes(secretId)) {
    throw new Error(
      'The backup was sealed with another APP_SECRET. Set APP_SECRET, or APP_SECRET_PREVIOUS, to the one it was taken with.',
    );
  }
}

function assertSecret(files: z.output<typeof keptFile>[], { secretIds }: RestoreOptions): void {
  if (secretIds || files.some(({ file }) => file === 'app-secret')) return;
  throw new Error(
    'The backup was sealed with an APP_SECRET that is not in it. Set APP_SECRET to it.',
  );
}

async function assertEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string }>(`
    select oid::regclass::text as table from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relname not like 'kysely\\_migration%'`);
  for (const { table } of rows) {
    const found = await client.query(`select 1 from ${table} limit 1`);
    if (found.rows.length === 0) continue;
    throw new Error(
      `The database is not empty: ${table} has rows. Restore into another DATA_DIR, or empty it with npm run db:reset.`,
    );
  }
}

function keep({ file, base64 }: z.output<typeof keptFile>, options: RestoreOptions): void {
  if (file === 'app-secret' && options.secretIds) return;
  mkdirSync(options.dataDir, { recursive: true });
  const path = join(options.dataDir, file);
  // The database is empty, so nothing was sealed with it; it is put aside all the same.
  if (existsSync(path)) renameSync(path, `${path}.before-restore`);
  writeFileSync(path, Buffer.from(base64, 'base64'), { mode: 0o600, flush: true });
}

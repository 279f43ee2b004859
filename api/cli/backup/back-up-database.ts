import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import pg from 'pg';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { END_OF_ROWS, type Header, KEPT_FILES, QUEUED_WORK } from './backup-format.ts';
import { copyOut } from './copy-rows.ts';

export interface BackupOptions {
  url: string;
  /** Where it goes; written beside it first, so that there is never half a backup under its name. */
  file: string;
  dataDir: string;
  troupe: string;
  secretId: string;
  /** Whether the secret is a file of DATA_DIR, and not APP_SECRET. */
  hasSecretFile: boolean;
}

export interface BackupReport {
  tables: number;
  rows: number;
}

/**
 * Writes everything in the database as it is at one moment, while it is in use, and the small files
 * of DATA_DIR. Throws one sentence when the role may not see all rows.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupReport> {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'troupe-backup',
  });
  client.on('error', () => {});
  await client.connect();
  const unfinished = `${options.file}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600, flush: true }));
  // Whoever waits for a drain that never comes hears of a full disk here.
  written.catch(() => client.end().catch(() => {}));
  try {
    const report = await writeAll(client, gzip, options).catch(async (error) => {
      gzip.destroy();
      await written.catch((cause) => {
        throw cause.code === 'ERR_STREAM_PREMATURE_CLOSE' ? error : cause;
      });
      throw error;
    });
    gzip.end();
    await written;
    renameSync(unfinished, options.file);
    return report;
  } catch (error) {
    assertOpened(error, options.file, unfinished);
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Throws one sentence when it is the file itself that could not be made. */
function assertOpened(error: unknown, file: string, unfinished: string): void {
  const { code, path } = error as NodeJS.ErrnoException;
  if (path !== unfinished) return;
  throw new Error(
    `${file} cannot be written (${code}). Name a file in a folder that is there and that this account may write.`,
  );
}

async function writeAll(
  client: pg.Client,
  gzip: Gzip,
  { dataDir, troupe, secretId, hasSecretFile }: BackupOptions,
): Promise<BackupReport> {
  const say = async (what: object) => {
    if (!gzip.write(`${JSON.stringify(what)}\n`)) await once(gzip, 'drain');
  };
  await assertSeesAll(client);
  await client.query('begin isolation level repeatable read, read only');
  await client.query('set local timezone = UTC; set local datestyle = ISO');
  const start: Header = {
    format: 'troupe backup',
    version: 1,
    troupe,
    takenAt: (await one(client, `select to_json(now()) #>> '{}' as value`))[0] ?? '',
    migrations: await one(client, 'select name as value from kysely_migration order by name'),
    secretId,
  };
  await say(start);
  for (const file of KEPT_FILES) {
    const path = join(dataDir, file);
    if (file === 'app-secret' && !hasSecretFile) continue;
    if (existsSync(path)) await say({ file, base64: readFileSync(path, 'base64') });
  }
  let rows = 0;
  const tables = await tablesOf(client);
  for (const { table, columns } of tables) {
    rows += await section(table, columns, `${pg.escapeIdentifier(table)} (${list(columns)})`);
  }
  // Work under way counts as waiting: whoever had it is not there any more after a restore.
  rows += await section(
    QUEUED_WORK,
    ['row'],
    `(select to_jsonb(job) || '{"state":"created"}' from ${QUEUE_SCHEMA}.job job
      where state in ('created', 'retry', 'active') order by created_on)`,
  );
  await say({ end: true, tables: tables.length });
  await client.query('commit');
  return { tables: tables.length, rows };

  async function section(table: string, columns: string[], what: string): Promise<number> {
    await say({ table, columns });
    const count = await copyOut(client, `copy ${what} to stdout`, gzip);
    gzip.write(END_OF_ROWS);
    await say({ rows: count });
    return count;
  }
}

/** Tables that are forced under row-level security show their owner nothing. */
export async function assertSeesAll(client: pg.Client): Promise<void> {
  const [may] = await one(
    client,
    'select (rolsuper or rolbypassrls)::text as value from pg_roles where rolname = current_user',
  );
  if (may === 'true') return;
  throw new Error(
    'The role of DATABASE_URL may not see all rows (it is no superuser and has no BYPASSRLS). Use pg_dump and pg_restore with one that may.',
  );
}

async function tablesOf(client: pg.Client): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await client.query(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not c.relispartition and c.relname not like 'kysely\\_migration%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return rows;
}

async function one(client: pg.Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(statement);
  return rows.map(({ value }) => value);
}

/** Column names as a statement lists them. */
export function list(columns: string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}

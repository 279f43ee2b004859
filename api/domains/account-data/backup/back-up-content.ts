import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { settingsOf } from '#api/domains/settings/public.ts';
import { readTable } from '../export/read-tables.ts';
import { deleteOldBackups, insertBackup } from './backup-queries.ts';
import { backupTables } from './backup-tables.ts';
import type { backUpContentJob } from './queue-backups.ts';

/** Keeps a gzipped copy of today's content beside those of the six days before. */
export async function backUpContent(
  { db }: Pick<Context, 'db'>,
  { workspaceId: owner }: z.output<typeof backUpContentJob.payload>,
  signal: AbortSignal,
): Promise<void> {
  const isWanted = await withWorkspace(db, owner, async (tx) => {
    const workspace = tx.selectFrom('workspaces').select('id').where('id', '=', owner);
    if (!(await workspace.executeTakeFirst())) return false;
    return (await settingsOf(tx, owner)).privacy.contentBackup;
  });
  if (!isWanted) return;
  const pieces: Buffer[] = [];
  await pipeline(Readable.from(contentOf(db, owner, signal)), createGzip(), async (gzipped) => {
    for await (const piece of gzipped) pieces.push(piece as Buffer);
  });
  await withWorkspace(db, owner, async (tx) => {
    await insertBackup(tx, owner, Buffer.concat(pieces)).execute();
    await deleteOldBackups(tx, owner).execute();
  });
}

/** `{"personas": [...], ...}`, a page of rows at a time. */
async function* contentOf(
  db: Database,
  owner: string,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  const seen = async () => signal.throwIfAborted();
  for (const [at, table] of backupTables.entries()) {
    yield Buffer.from(`${at === 0 ? '{' : ','}"${table.table}": `);
    yield* readTable(db, owner, table, seen);
  }
  yield Buffer.from('}\n');
}

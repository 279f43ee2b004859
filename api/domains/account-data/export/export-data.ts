import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import { serverTranslator } from '#api/i18n/server-translator.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  claimExport,
  deletePieces,
  findAccount,
  insertPiece,
  updateExport,
} from './export-job-queries.ts';
import { exportedTables } from './exported-tables.ts';
import { countRows, listFiles, readFile, readTable } from './read-tables.ts';
import { readmeOf } from './readme.ts';
import type { exportDataJob } from './start-export.ts';
import { type ZipEntry, zip } from './zip.ts';

type Tools = Pick<Context, 'db' | 'log'>;

interface Run {
  owner: string;
  id: string;
  run: string;
  signal: AbortSignal;
}

/** As large as one row of the database is read and written without a thought. */
const PIECE_BYTES = 1_048_576;
/** Percent between two words about how far it is. */
const STEP = 2;

/**
 * Writes everything the workspace owns into a zip, piece by piece, and says how far it is. One that
 * fails says so, for another try by the person; one that is cut short is taken over.
 */
export async function exportData(
  tools: Tools,
  { workspaceId: owner, exportId: id }: z.output<typeof exportDataJob.payload>,
  signal: AbortSignal,
): Promise<void> {
  const { db, log } = tools;
  const run: Run = { owner, id, run: crypto.randomUUID(), signal };
  const isClaimed = await withWorkspace(db, owner, async (tx) => {
    if (!(await claimExport(tx, owner, id, run.run).executeTakeFirst())) return false;
    await deletePieces(tx, owner, id).execute();
    return true;
  });
  if (!isClaimed) return;
  try {
    const size = await writePieces(tools, run, await entriesOf(tools, run));
    await finish(tools, run, size);
  } catch (error) {
    if (signal.aborted) throw error;
    log.error({ err: error }, 'An export failed');
    await withWorkspace(db, owner, async (tx) => {
      await updateExport(tx, owner, run, { status: 'failed' }).execute();
      announce(tx, owner, 'exports', id);
    });
  }
}

async function entriesOf({ db }: Tools, run: Run): Promise<ZipEntry[]> {
  const { owner } = run;
  const { account, settings, files, total } = await withWorkspace(db, owner, async (tx) => {
    let rows = 0;
    for (const { table } of exportedTables) rows += await countRows(tx, owner, table);
    const files = await listFiles(tx, owner);
    const account = await findAccount(tx, owner).executeTakeFirstOrThrow();
    return { account, settings: await settingsOf(tx, owner), files, total: rows + files.length };
  });
  const seen = teller({ db }, run, total);
  const translator = await serverTranslator(settings.profile.language);
  const text = (path: string, content: string): ZipEntry => ({
    path,
    async *read() {
      yield Buffer.from(content);
    },
  });
  return [
    text('README.txt', readmeOf(account.username, zoneOf(settings), translator)),
    text('account.json', `${JSON.stringify(account, null, 2)}\n`),
    ...exportedTables.map((table) => ({
      path: table.file,
      read: () => readTable(db, owner, table, seen),
    })),
    ...files.map((file) => ({
      path: file.path,
      isCompressed: true,
      read: () => readFile(db, owner, file, seen),
    })),
  ];
}

/** Counts what was read and tells who watches, every few percent. */
function teller({ db }: Pick<Tools, 'db'>, { owner, ...run }: Run, total: number) {
  let read = 0;
  let told = 0;
  return async (rows: number) => {
    run.signal.throwIfAborted();
    read += rows;
    const percent = Math.min(99, Math.floor((read / Math.max(total, 1)) * 100));
    if (percent < told + STEP) return;
    told = percent;
    await withWorkspace(db, owner, async (tx) => {
      await updateExport(tx, owner, run, { progress: percent }).execute();
      announce(tx, owner, 'exports', run.id);
    });
  };
}

async function writePieces(
  { db }: Pick<Tools, 'db'>,
  { owner, id, run }: Run,
  entries: ZipEntry[],
): Promise<number> {
  let waiting: Buffer[] = [];
  let length = 0;
  let size = 0;
  let position = 0;
  const keep = async () => {
    const bytes = Buffer.concat(waiting);
    const piece = { export_id: id, run, position, bytes };
    await withWorkspace(db, owner, (tx) => insertPiece(tx, owner, piece).execute());
    waiting = [];
    size += length;
    length = 0;
    position += 1;
  };
  for await (const chunk of zip(entries)) {
    waiting.push(chunk);
    length += chunk.length;
    if (length >= PIECE_BYTES) await keep();
  }
  await keep();
  return size;
}

async function finish({ db }: Pick<Tools, 'db'>, { owner, ...run }: Run, size: number) {
  await withWorkspace(db, owner, async (tx) => {
    const changes = { status: 'ready', progress: 100, size } as const;
    if (!(await updateExport(tx, owner, run, changes).executeTakeFirst())) return;
    await notify(tx, owner, {
      type: 'export_ready',
      title: message('notification.export-ready'),
      message: message('notification.export-download'),
      link: '/settings',
      occasion: `export:${run.id}`,
    });
    announce(tx, owner, 'exports', run.id);
  });
}

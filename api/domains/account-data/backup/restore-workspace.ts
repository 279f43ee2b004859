import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fairQueue } from '#api/concurrency/fair-queue.ts';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { bucketChanged, voiceChanged } from '#api/domains/voice/public.ts';
import { AppError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Restored } from '#shared/contracts/account-data.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  type BackupContent,
  type BackupRow,
  type BackupTable,
  backupTables,
} from './backup-tables.ts';
import { readBackup } from './read-backup.ts';
import { insertOfBackup, recountSamples } from './restore-queries.ts';

/** A backup from before a table was kept has none of its rows. */
const NOTHING = Object.fromEntries(backupTables.map(({ table }) => [table, []]));

/** Of what a backup says. Many times more than a person writes, and no more than this server holds. */
const MOST_BYTES = 128 * 1024 * 1024;
const unzip = promisify(gunzip);
/** One restore at a time, fair between workspaces: the rows take several times the file's size in memory. */
const restores = fairQueue({
  concurrency: 1,
  maxQueuedPerOwner: 2,
  maxQueued: 100,
  busy: {
    ofOwner: message('request.own-backup-queued'),
    ofAll: message('request.backups-queued'),
  },
});

/**
 * Brings back what the backup has and the workspace has not, under the ids it had: all of it or
 * nothing. Personas and campaigns come back paused, buckets private; posts never come back, for
 * they may be on X. Throws `not_found`, `rate_limited`, and
 * `too_large` for one that cannot be read at once.
 */
export async function restoreBackup(
  tools: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
): Promise<Restored> {
  const release = await restores.acquire({ owner });
  try {
    return await restore(tools, owner, id);
  } finally {
    release();
  }
}

async function restore(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
): Promise<Restored> {
  const { bytes } = await readBackup(db, owner, id);
  const content = { ...NOTHING, ...JSON.parse(await textOf(bytes)) } as BackupContent;
  return withWorkspace(db, owner, async (tx) => {
    const bringBack = (table: BackupTable, rows = content[table]) =>
      insertOfBackup(tx, owner, table, rows);
    const personas = await bringBack('personas', content.personas.map(paused));
    const emptied = { is_public: false, total_samples: 0 };
    const closed = content.content_buckets.map((row) => ({ ...row, ...emptied }));
    const buckets = await bringBack('content_buckets', closed);
    const samples = await bringBack('content_samples');
    const viralContent = await bringBack('viral_content');
    // What was only offered goes with time anyway.
    const decided = content.drafts.filter(({ outcome }) => outcome !== 'offered');
    const drafts = await bringBack('drafts', decided);
    const campaigns = await bringBack('campaigns', content.campaigns.map(paused));
    const isBack = isOneOf(personas, 'persona_id');
    // Of two that are both still there, somebody has undone the link.
    const ofBucket = isOneOf(buckets, 'bucket_id');
    const ofViral = isOneOf(viralContent, 'viral_content_id');
    await bringBack('forgotten_lessons', content.forgotten_lessons.filter(isBack));
    const links = content.persona_buckets.filter((link) => isBack(link) || ofBucket(link));
    await bringBack('persona_buckets', links);
    const texts = content.persona_viral.filter((link) => isBack(link) || ofViral(link));
    const learnt = await bringBack('persona_viral', texts);
    const learners = [...personas.map(({ id }) => id), ...learnt.map((row) => row['persona_id'])];
    for (const topic of ['personas', 'samples', 'training-jobs', 'drafts', 'posts'] as const) {
      announce(tx, owner, topic);
    }
    await learnAnew(tx, queue, owner, { learners: new Set(learners.map(String)), samples });
    return {
      personas: personas.length,
      buckets: buckets.length,
      samples: samples.length,
      drafts: drafts.length,
      viralContent: viralContent.length,
      campaigns: campaigns.length,
    };
  });
}

async function textOf(bytes: Buffer): Promise<string> {
  try {
    return String(await unzip(bytes, { maxOutputLength: MOST_BYTES }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    throw new AppError('too_large', message('rule.backup-too-large'));
  }
}

function paused(row: BackupRow): BackupRow {
  return { ...row, status: row['status'] === 'completed' ? 'completed' : 'paused' };
}

function isOneOf(rows: BackupRow[], column: string) {
  const ids = new Set(rows.map(({ id }) => id));
  return (row: BackupRow) => ids.has(row[column]);
}

async function learnAnew(
  tx: Db,
  queue: Context['queue'],
  owner: string,
  { learners, samples }: { learners: Set<string>; samples: BackupRow[] },
): Promise<void> {
  for (const bucketId of new Set(samples.map((row) => String(row['bucket_id'])))) {
    await recountSamples(tx, owner, bucketId).execute();
    await bucketChanged(tx, queue, owner, bucketId);
  }
  for (const personaId of learners) await voiceChanged(tx, queue, owner, personaId);
}

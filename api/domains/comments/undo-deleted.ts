import { sql } from 'kysely';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Sealer } from '#api/secrets/sealer.ts';
import { type CommentRows, putBackComments } from './public.ts';

interface Deleted extends CommentRows {
  userId: string;
  /** After the deletion, by the database's clock, to the microsecond. */
  takenAt: string;
}

const place = (workspaceId: string) => ({ table: 'comments', workspaceId, field: 'undo' });

/** For the client to keep: the server keeps no text that was deleted. */
export async function sealDeleted(
  sealer: Sealer,
  tx: Db,
  { workspaceId, userId }: Actor,
  taken: CommentRows,
): Promise<string> {
  const { rows } = await sql<{
    takenAt: string;
  }>`select clock_timestamp()::text as "takenAt"`.execute(tx);
  const deleted = { ...taken, ...rows[0], userId };
  return sealer.seal(JSON.stringify(deleted), place(workspaceId));
}

/** Within a minute, for who deleted it. Throws `not_found`, also once its subject or thread is deleted. */
export async function undoDeleted(
  { db, sealer }: Pick<Context, 'db' | 'sealer'>,
  { workspaceId: owner, userId }: Actor,
  undo: string,
): Promise<void> {
  const deleted = openDeleted(sealer, owner, undo);
  if (deleted?.userId !== userId) throw notFound('Comment');
  await withWorkspace(db, owner, async (tx) => {
    const { rows } = await sql`select where clock_timestamp() <
      ${deleted.takenAt}::timestamptz + interval '1 minute'`.execute(tx);
    if (rows.length === 0) throw notFound('Comment');
    await putBackComments(tx, owner, deleted, deleted.takenAt).catch((error) => {
      throw error.code === FOREIGN_KEY ? notFound('Comment') : error;
    });
    announce(tx, owner, 'comments');
  });
}

const FOREIGN_KEY = '23503';

function openDeleted(sealer: Sealer, owner: string, undo: string): Deleted | null {
  try {
    return JSON.parse(sealer.open(undo, place(owner))) as Deleted;
  } catch {
    return null;
  }
}

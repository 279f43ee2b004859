import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isOwn, sharers } from '#api/db/member-share.ts';
import { firstOwner } from '#api/domains/workspaces/public.ts';

const columns = [
  'id',
  'status',
  'progress',
  'size',
  'created_at as createdAt',
  'finished_at as finishedAt',
] as const;

export function listExports(db: Db, owner: string) {
  return db
    .selectFrom('data_exports')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
    .orderBy('created_at', 'desc')
    .orderBy('id');
}

/** No row: one is under way already. */
export function insertExport(db: Db, owner: string) {
  return db
    .insertInto('data_exports')
    .values({ workspace_id: owner })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns);
}

/** Those that count against the day, the oldest first, with the seconds until it no longer does. */
export function listCounted(db: Db, owner: string) {
  return db
    .selectFrom('data_exports')
    .select([
      sql<number>`extract(epoch from created_at + interval '24 hours' - now())::float8`.as('left'),
      isOwn('added_by').as('isOwn'),
      sharers('data.manage').as('members'),
    ])
    .where('workspace_id', '=', owner)
    .where('created_at', '>', sql<string>`now() - interval '24 hours'`)
    .where('status', '<>', 'failed')
    .orderBy('created_at');
}

/** Takes an export over from whoever had it; no row when there is nothing left to write. */
export function claimExport(db: Db, owner: string, id: string, run: string) {
  return db
    .updateTable('data_exports')
    .set({ status: 'working', run, progress: 0 })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'working'])
    .returning('id');
}

export function deletePieces(db: Db, owner: string, exportId: string) {
  return db
    .deleteFrom('data_export_pieces')
    .where('workspace_id', '=', owner)
    .where('export_id', '=', exportId);
}

export function insertPiece(
  db: Db,
  owner: string,
  piece: { export_id: string; run: string; position: number; bytes: Buffer },
) {
  return db.insertInto('data_export_pieces').values({ workspace_id: owner, ...piece });
}

/** Only while this run still has it. */
export function updateExport(
  db: Db,
  owner: string,
  { id, run }: { id: string; run: string },
  changes: { progress?: number; status?: 'ready' | 'failed'; size?: number },
) {
  const isOver = changes.status !== undefined;
  return db
    .updateTable('data_exports')
    .set({ ...changes, ...(isOver ? { finished_at: sql<string>`clock_timestamp()` } : {}) })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('run', '=', run)
    .where('status', '=', 'working')
    .returning('id');
}

export function findReady(db: Db, owner: string, id: string) {
  return db
    .selectFrom('data_exports')
    .select(['run', 'size', 'created_at as createdAt'])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .where('created_at', '>', sql<string>`now() - interval '24 hours'`);
}

export function findPiece(
  db: Db,
  owner: string,
  exportId: string,
  { run, position }: { run: string; position: number },
) {
  return db
    .selectFrom('data_export_pieces')
    .select('bytes')
    .where('workspace_id', '=', owner)
    .where('export_id', '=', exportId)
    .where('run', '=', run)
    .where('position', '=', position);
}

/** Who it all belongs to, without anything that opens a door. */
export function findAccount(db: Db, owner: string) {
  return db
    .selectFrom('workspaces as w')
    .innerJoin('users as u', (join) => join.on('u.id', '=', firstOwner(sql`w.id`)))
    .select([
      'u.username',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.email',
      'u.profile_image_url as profileImageUrl',
      'u.twitter_username as twitterUsername',
      'u.created_at as signedUpAt',
      'w.name as workspace',
    ])
    .where('w.id', '=', owner);
}

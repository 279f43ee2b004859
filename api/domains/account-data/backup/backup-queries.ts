import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

/** As many days as one can go back. */
export const KEPT_DAYS = 7;

export function listBackups(db: Db, owner: string) {
  return db
    .selectFrom('content_backups')
    .select(['id', 'day', 'size', 'created_at as createdAt'])
    .where('workspace_id', '=', owner)
    .orderBy('day', 'desc');
}

export function findBackup(db: Db, owner: string, id: string) {
  return db
    .selectFrom('content_backups')
    .select(['day', 'bytes'])
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** Of two who made it at once the first one's stands. */
export function insertBackup(db: Db, owner: string, bytes: Buffer) {
  return db
    .insertInto('content_backups')
    .values({
      workspace_id: owner,
      day: sql<string>`current_date`,
      bytes,
      size: bytes.length,
    })
    .onConflict((conflict) => conflict.constraint('content_backups_day_key').doNothing());
}

export function deleteOldBackups(db: Db, owner: string) {
  return db
    .deleteFrom('content_backups')
    .where('workspace_id', '=', owner)
    .where(
      sql<boolean>`id not in (
        select id from content_backups where workspace_id = ${owner}
        order by day desc limit ${KEPT_DAYS})`,
    );
}

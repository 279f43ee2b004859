import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { insertMissing } from '#api/db/restored-rows.ts';
import type { BackupRow, BackupTable } from './backup-tables.ts';

/** Rows of a backup that the workspace lacks; answers those. */
export async function insertOfBackup(
  db: Db,
  owner: string,
  table: BackupTable,
  given: BackupRow[],
): Promise<BackupRow[]> {
  const rows = given.map((row) => ({ ...row, workspace_id: owner }));
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  if (!rows[0]) return [];
  const returning = table === 'content_samples' ? sql`id, bucket_id` : sql`*`;
  return insertMissing(db, table, { rows: json(rows), first: json(rows[0]) }, returning);
}

/** Its samples came back: the bucket counts them, and whoever learnt from it can tell. */
export function recountSamples(db: Db, owner: string, bucketId: string) {
  return db
    .updateTable('content_buckets')
    .set({
      total_samples: sql`(select count(*) from content_samples
        where workspace_id = ${owner} and bucket_id = ${bucketId})`,
      revision: sql`revision + 1`,
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', bucketId);
}

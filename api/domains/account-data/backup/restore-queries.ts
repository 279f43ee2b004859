import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { BackupRow, BackupTable } from './backup-tables.ts';

const persona = sql<boolean>`exists (select from personas p
    where p.workspace_id = r.workspace_id and p.id = r.persona_id)`;
/** What a row points at has to be there: it may have gone since, or have been left out. */
const needs: Partial<Record<BackupTable, RawBuilder<boolean>>> = {
  content_samples: sql`exists (select from content_buckets b
    where b.workspace_id = r.workspace_id and b.id = r.bucket_id)`,
  drafts: persona,
  forgotten_lessons: persona,
  campaigns: persona,
  persona_buckets: sql`${persona} and exists (select from content_buckets b where b.id = r.bucket_id)`,
  persona_viral: sql`${persona} and exists (select from viral_content v
    where v.workspace_id = r.workspace_id and v.id = r.viral_content_id)`,
};

/** Rows that are not there, neither under their id nor with the same content; answers them. */
export async function insertMissing(
  db: Db,
  owner: string,
  table: BackupTable,
  given: BackupRow[],
): Promise<BackupRow[]> {
  const rows = given.map((row) => ({ ...row, workspace_id: owner }));
  if (!rows[0]) return [];
  const columns = sql.join(
    (await sharedColumns(db, table, Object.keys(rows[0]))).map((name) => sql.ref(name)),
  );
  const { rows: added } = await sql<BackupRow>`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r
    where ${needs[table] ?? sql`true`}
    on conflict do nothing
    returning ${table === 'content_samples' ? sql`id, bucket_id` : sql`*`}`.execute(db);
  return added;
}

/** Columns that are newer than the backup have their defaults; what is no column any more stays out. */
async function sharedColumns(db: Db, table: BackupTable, given: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname = any(${given}::text[])`.execute(db);
  return rows.map(({ name }) => name);
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

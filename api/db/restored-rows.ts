import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './schema/tables.ts';

const isThere = (table: keyof Tables, column: string) => sql<boolean>`exists (
  select from ${sql.table(table)} t where t.workspace_id = r.workspace_id and t.id = r.${sql.ref(column)})`;
const persona = isThere('personas', 'persona_id');

/** What a row points at has to be there: it may be deleted since, or have been left out. */
const needs: Partial<Record<keyof Tables, RawBuilder<boolean>>> = {
  content_samples: isThere('content_buckets', 'bucket_id'),
  drafts: persona,
  forgotten_lessons: persona,
  campaigns: persona,
  persona_buckets: sql`${persona} and exists (select from content_buckets b where b.id = r.bucket_id)`,
  persona_images: persona,
  persona_usage: persona,
  persona_viral: sql`${persona} and ${isThere('viral_content', 'viral_content_id')}`,
  persona_voices: persona,
  post_parts: isThere('scheduled_posts', 'post_id'),
  publish_attempts: isThere('scheduled_posts', 'post_id'),
  scheduled_posts: isThere('campaigns', 'campaign_id'),
  comments: sql`(${persona} or ${isThere('campaigns', 'campaign_id')}
    or ${isThere('scheduled_posts', 'post_id')})`,
  comment_mentions: sql`${isThere('comments', 'comment_id')} and exists (select from workspace_members m
    where m.workspace_id = r.workspace_id and m.user_id = r.user_id)`,
};

/** Null after the target is deleted or the member has left. */
const optional: Record<string, RawBuilder<unknown>> = {
  author_id: sql`(select u.id from users u where u.id = r.author_id)`,
  resolved_by: sql`(select u.id from users u where u.id = r.resolved_by)`,
  draft_id: sql`(select d.id from drafts d where d.workspace_id = r.workspace_id and d.id = r.draft_id)`,
  assigned_to: sql`(select m.user_id from workspace_members m
    where m.workspace_id = r.workspace_id and m.user_id = r.assigned_to)`,
};

/**
 * Rows of a JSON array that are not there, neither under their id nor with the same content; answers
 * them. `first` is one of them, whose columns are those of all.
 */
export async function insertMissing<Row>(
  db: Db,
  table: keyof Tables,
  { rows, first }: { rows: RawBuilder<unknown>; first: RawBuilder<unknown> },
  returning = sql`*`,
): Promise<Row[]> {
  const names = await sharedColumns(db, table, first);
  if (names.length === 0) return [];
  const given = names.map((name) => optional[name] ?? sql.ref(`r.${name}`));
  const { rows: added } = await sql<Row>`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(given)}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${rows}) r
    where ${needs[table] ?? sql`true`}
    on conflict do nothing
    returning ${returning}`.execute(db);
  return added;
}

/** Columns added since get their defaults; columns removed since are ignored. */
async function sharedColumns(db: Db, table: string, row: RawBuilder<unknown>): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and ${row} ? attname`.execute(db);
  return found.map(({ name }) => name);
}

import { type Kysely, sql } from 'kysely';

/**
 * What a review link is narrowed to: the posts of a persona, and those of a range of days in the zone
 * of the workspace. Null: of all personas, and the days of before. An older server shows all.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table review_links add column persona_id uuid,
    add column from_day date,
    add column to_day date,
    add constraint review_links_persona_fkey foreign key (workspace_id, persona_id)
      references personas on delete cascade,
    add constraint review_links_range_check check ((from_day is null) = (to_day is null)
      and from_day <= to_day)`);
  await run(`create index review_links_persona_id_idx on review_links (workspace_id, persona_id)
    where persona_id is not null`);
  await run('drop trigger audit on review_links');
  await run(`create trigger audit after insert or update or delete on review_links
    for each row when (pg_trigger_depth() = 0)
    execute function write_audit_event('review_link', 'id', 'may', 'reviewer', 'post_id',
      'campaign_id', 'persona_id', 'from_day', 'to_day', 'revoked_at')`);
}

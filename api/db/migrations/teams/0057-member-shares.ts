import { type Kysely, sql } from 'kysely';

const tables = [
  'post_drafts',
  'personas',
  'watched_coins',
  'watch_rules',
  'media',
  'media_uploads',
  'data_exports',
];

/**
 * Who has added what the members of a workspace share a limit of; null: before this was noted. A part
 * of a post that is theirs already changes nothing of it: an update for each part, even one of no row,
 * runs the triggers that keep totals, and an import held the schedule's lock for as long.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of tables) {
    await sql
      .raw(`alter table ${table} add column added_by uuid default current_member()`)
      .execute(db);
  }
  await sql`
    create or replace function note_part_changer() returns trigger language plpgsql as $$
    begin
      if current_member() is null then return null; end if;
      perform from scheduled_posts
      where workspace_id = coalesce(new.workspace_id, old.workspace_id)
        and id = coalesce(new.post_id, old.post_id)
        and changed_by is distinct from current_member();
      if not found then return null; end if;
      update scheduled_posts set changed_by = current_member()
      where workspace_id = coalesce(new.workspace_id, old.workspace_id)
        and id = coalesce(new.post_id, old.post_id)
        and changed_by is distinct from current_member();
      return null;
    end $$`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/**
 * Every member who has changed a post: what they wrote may still stand in it once somebody else has
 * changed it too, so that none of them approves it. Of changes from before, the last one counts.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`alter table scheduled_posts add column writers uuid[] not null default '{}'`);
  await run(`
    create function note_writer() returns trigger language plpgsql as $$
    begin
      new.writers := array_append(new.writers, new.changed_by);
      return new;
    end $$`);
  // By its name after the trigger that notes who has changed it.
  await run(`
    create trigger scheduled_posts_note_writer before insert or update on scheduled_posts for each row
    when (new.changed_by is not null and new.changed_by <> all (new.writers))
    execute function note_writer()`);
}

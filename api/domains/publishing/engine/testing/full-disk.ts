const TABLES = ['scheduled_posts', 'post_parts', 'publish_attempts', 'activities', 'notifications'];

type AsOwner = (statement: string) => Promise<unknown[]>;

/** From here on the database refuses to write as one does whose disk is full: with 53100. */
export async function fillDisk(asOwner: AsOwner): Promise<void> {
  await asOwner(`
    create or replace function no_space_left() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100';
    end $$`);
  const triggers = TABLES.map(
    (table) => `create trigger full_disk before insert or update on ${table}
      for each statement execute function no_space_left()`,
  );
  await asOwner(triggers.join(';'));
}

/** Somebody made room. */
export async function freeDisk(asOwner: AsOwner): Promise<void> {
  for (const table of TABLES) await asOwner(`drop trigger full_disk on ${table}`);
}

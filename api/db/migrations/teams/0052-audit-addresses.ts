import { type Kysely, sql } from 'kysely';

/**
 * The mail address of a profile is its owner's alone: the audit log, which every admin reads, says
 * nothing of it. What it has said goes.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create function without_addresses(changes jsonb) returns jsonb language sql immutable as $$
      select case when bare -> 'profile' -> 'before' = bare -> 'profile' -> 'after'
        then bare - 'profile' else bare end
      from (select changes #- '{profile,before,email}' #- '{profile,after,email}' as bare) stripped
    $$`);
  await run(`
    create function hide_addresses() returns trigger language plpgsql as $$
    begin
      new.changes := without_addresses(new.changes);
      if new.changes = '{}' and new.action = 'changed' then return null; end if;
      return new;
    end $$`);
  await run(`create trigger hide_addresses before insert on audit_events
    for each row when (new.target_kind = 'settings') execute function hide_addresses()`);
  await run('alter table audit_events no force row level security');
  await run(`update audit_events set changes = without_addresses(changes)
    where target_kind = 'settings' and changes ? 'profile'`);
  await run('alter table audit_events force row level security');
}

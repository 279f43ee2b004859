import { type Kysely, sql } from 'kysely';

/**
 * The rows of a workspace's audit log are chained: a worker numbers what is new and gives each row a
 * hash over itself and the one before, with a key that the database does not have. Writers wait for
 * nothing; a process of before writes rows that are numbered all the same. The head is the end of the
 * chain, and where it begins: what had its time is deleted from there.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('alter table audit_events add column seq bigint, add column hash bytea');
  await run(`create index audit_events_seq_idx on audit_events (workspace_id, seq)
    where seq is not null`);
  await run('create index audit_events_open_idx on audit_events (workspace_id) where seq is null');
  await run(`create table audit_heads (
    workspace_id uuid primary key references workspaces on delete cascade,
    -- Of the last row of the chain; 0 and empty: it has none.
    seq bigint not null default 0,
    hash bytea not null default '',
    -- Of the last row that was deleted when it had had its time.
    first_seq bigint not null default 0,
    first_hash bytea not null default '',
    mac bytea not null default ''
  )`);
  await run('alter table audit_heads enable row level security');
  await run('alter table audit_heads force row level security');
  await run(`create policy workspace on audit_heads
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('revoke insert, update, delete, truncate on audit_heads from troupe_app');
  await run('grant select, insert, update on audit_heads to troupe_worker');
  await run('create policy worker on audit_heads to troupe_worker using (true) with check (true)');
  await run('grant update (seq, hash) on audit_events to troupe_worker');
  // Past the chain nobody writes numbers of their own.
  await run(`
    create function start_unnumbered() returns trigger language plpgsql as $$
    begin
      new.seq := null;
      new.hash := null;
      return new;
    end $$`);
  await run(`create trigger start_unnumbered before insert on audit_events for each row
    when (current_workspace() is not null and new.seq is not null)
    execute function start_unnumbered()`);
}

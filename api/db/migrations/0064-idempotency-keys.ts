import { type Kysely, sql } from 'kysely';

/** What a call with an idempotency key was asked and answered, for a day. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table idempotency_keys (
    workspace_id uuid not null references workspaces on delete cascade,
    call text not null,
    author text not null,
    key uuid not null,
    body_hash bytea not null,
    answer json,
    created_at timestamptz not null default clock_timestamp(),
    primary key (workspace_id, call, author, key)
  )`);
  await run('create index idempotency_keys_age_idx on idempotency_keys (created_at)');
  await run('alter table idempotency_keys enable row level security');
  await run('alter table idempotency_keys force row level security');
  await run(`create policy workspace on idempotency_keys
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select (ctid, created_at), delete on idempotency_keys to troupe_worker');
  await run(
    'create policy worker on idempotency_keys to troupe_worker using (true) with check (true)',
  );
}

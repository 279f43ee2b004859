import { type Kysely, sql } from 'kysely';

/**
 * Personas, campaigns and samples that were deleted, for 30 days: their rows as they were, and what
 * pointed at them. Servers of before delete without keeping anything.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table deleted_items (
    workspace_id uuid not null references workspaces on delete cascade,
    id uuid not null,
    kind text not null check (kind in ('persona', 'campaign', 'sample')),
    name text not null,
    deleted_at timestamptz not null default clock_timestamp(),
    deleted_by uuid default current_member() references users on delete set null,
    rows jsonb not null,
    links jsonb not null,
    primary key (workspace_id, id)
  )`);
  await run('create index deleted_items_age_idx on deleted_items (deleted_at)');
  await run('create index deleted_items_deleted_by_idx on deleted_items (deleted_by)');
  await run('alter table deleted_items enable row level security');
  await run('alter table deleted_items force row level security');
  await run(`create policy workspace on deleted_items
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select (ctid, deleted_at), delete on deleted_items to troupe_worker');
  await run(
    'create policy worker on deleted_items to troupe_worker using (true) with check (true)',
  );
}

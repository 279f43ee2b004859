import { type Kysely, sql } from 'kysely';

/** Posts that a person is still writing. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table post_drafts (
    workspace_id uuid not null references workspaces on delete cascade,
    -- Chosen by who saves it first.
    id uuid not null,
    version integer not null default 1,
    content jsonb not null,
    -- Files that it shows: they are not purged while it is there.
    media_ids uuid[] not null default '{}',
    updated_at timestamptz not null default clock_timestamp(),
    primary key (workspace_id, id)
  )`);
  await run(`create index post_drafts_list_idx
    on post_drafts (workspace_id, updated_at desc, id)`);
  await run('alter table post_drafts enable row level security');
  await run('alter table post_drafts force row level security');
  await run(`create policy workspace on post_drafts
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select on post_drafts to troupe_worker');
  await run('create policy worker on post_drafts to troupe_worker using (true) with check (true)');
}

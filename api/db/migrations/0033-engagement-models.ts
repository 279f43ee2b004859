import { type Kysely, sql } from 'kysely';

/** What was learnt for each X account from the engagement of its own posts. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`create table engagement_models (
    workspace_id uuid not null references workspaces on delete cascade,
    account_id uuid not null,
    -- How many posts it learnt from, the newest of them only to be tested.
    posts integer not null default 0,
    tested integer not null default 0,
    -- Between what it said of the newest posts and what they reached; null until it was trained.
    correlation real,
    weights jsonb,
    trained_at timestamptz not null,
    primary key (workspace_id, account_id),
    foreign key (workspace_id, account_id) references social_accounts on delete cascade
  )`);
  await run('alter table engagement_models enable row level security');
  await run('alter table engagement_models force row level security');
  await run(`create policy workspace on engagement_models
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select, insert, update on engagement_models to troupe_worker');
  await run(
    'create policy worker on engagement_models to troupe_worker using (true) with check (true)',
  );
}

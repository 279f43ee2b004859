import { type Kysely, sql } from 'kysely';

/**
 * Comments on posts, campaigns and personas, in threads of one level, and whom they mention. A
 * notification may be for one member alone.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create table comments (
      workspace_id uuid not null references workspaces on delete cascade,
      id uuid not null default gen_random_uuid(),
      post_id uuid,
      campaign_id uuid,
      persona_id uuid,
      -- Null: it begins a thread.
      parent_id uuid,
      -- Null: the account was deleted.
      author_id uuid default current_member() references users on delete set null,
      body text not null check (char_length(body) <= 2000),
      visibility text not null default 'internal' check (visibility in ('internal', 'client')),
      created_at timestamptz not null default clock_timestamp(),
      edited_at timestamptz,
      resolved_at timestamptz,
      resolved_by uuid references users on delete set null,
      -- The first of a thread stays without its text while there are replies.
      deleted_at timestamptz,
      primary key (workspace_id, id),
      constraint comments_subject_check check (num_nonnulls(post_id, campaign_id, persona_id) = 1),
      check (resolved_at is null or parent_id is null),
      check (deleted_at is null or body = ''),
      foreign key (workspace_id, post_id)
        references scheduled_posts (workspace_id, id) on delete cascade,
      foreign key (workspace_id, campaign_id)
        references campaigns (workspace_id, id) on delete cascade,
      foreign key (workspace_id, persona_id)
        references personas (workspace_id, id) on delete cascade,
      foreign key (workspace_id, parent_id) references comments (workspace_id, id) on delete cascade
    )`);
  for (const subject of ['post_id', 'campaign_id', 'persona_id', 'parent_id']) {
    await run(`create index comments_${subject}_idx on comments (workspace_id, ${subject}, created_at, id)
      where ${subject} is not null`);
  }
  for (const user of ['author_id', 'resolved_by']) {
    await run(`create index comments_${user}_idx on comments (${user})`);
  }
  await run(`
    create table comment_mentions (
      workspace_id uuid not null references workspaces on delete cascade,
      comment_id uuid not null,
      user_id uuid not null,
      primary key (workspace_id, comment_id, user_id),
      foreign key (workspace_id, comment_id)
        references comments (workspace_id, id) on delete cascade,
      -- Of a member who leaves only the name in the text is left.
      foreign key (user_id, workspace_id)
        references workspace_members (user_id, workspace_id) on delete cascade
    )`);
  await run('create index comment_mentions_member_idx on comment_mentions (user_id, workspace_id)');
  for (const table of ['comments', 'comment_mentions']) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(`create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
    await run(`grant select on ${table} to troupe_worker`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
  }
  // What goes with its post or its author is a change of that, and written down there.
  await run(`create trigger audit after insert or update or delete on comments
    for each row when (pg_trigger_depth() = 0)
    execute function write_audit_event('comment', 'id', 'body', 'visibility', 'resolved_at',
      'deleted_at', 'post_id', 'campaign_id', 'persona_id')`);

  // Null: for everybody in the workspace.
  await run('alter table notifications add column user_id uuid');
  await run(`alter table notifications add constraint notifications_member_fkey
    foreign key (user_id, workspace_id)
    references workspace_members (user_id, workspace_id) on delete cascade`);
  await run(`create index notifications_member_idx on notifications (user_id, workspace_id)
    where user_id is not null`);
}

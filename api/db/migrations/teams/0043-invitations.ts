import { type Kysely, sql } from 'kysely';

/**
 * Invitations to a workspace: of the link only its hash. Who connected an X account, and when X last
 * confirmed a username. What a member has set for themselves.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create table workspace_invitations (
      workspace_id uuid not null references workspaces on delete cascade,
      id uuid not null default gen_random_uuid(),
      token_hash bytea not null,
      email text,
      x_username text,
      role text not null check (role in ('owner', 'admin', 'editor', 'author', 'viewer')),
      accounts jsonb not null default '[]',
      invited_by uuid references users on delete set null,
      created_at timestamptz not null default clock_timestamp(),
      sent_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null default clock_timestamp() + interval '7 days',
      accepted_at timestamptz,
      accepted_by uuid references users on delete set null,
      confirmed_at timestamptz,
      revoked_at timestamptz,
      primary key (workspace_id, id),
      check (email is not null or x_username is not null or role = 'viewer')
    )`);
  await run(
    'create unique index workspace_invitations_token_idx on workspace_invitations (token_hash)',
  );
  for (const bound of ['email', 'x_username']) {
    await run(`create unique index workspace_invitations_${bound}_idx
      on workspace_invitations (workspace_id, lower(${bound}))
      where accepted_at is null and revoked_at is null`);
  }
  await run(`create index workspace_invitations_list_idx
    on workspace_invitations (workspace_id, created_at desc, id)`);
  await run('create index workspace_invitations_expires_idx on workspace_invitations (expires_at)');
  for (const user of ['invited_by', 'accepted_by']) {
    await run(`create index workspace_invitations_${user}_idx on workspace_invitations (${user})`);
  }
  await run('alter table workspace_invitations enable row level security');
  await run('alter table workspace_invitations force row level security');
  await run(`create policy workspace on workspace_invitations
    using (workspace_id = (select current_workspace())
      or token_hash = (select decode(current_setting('app.credential', true), 'hex')))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select, delete on workspace_invitations to troupe_worker');
  await run(`create policy worker on workspace_invitations to troupe_worker
    using (true) with check (true)`);

  // The account belongs to the workspace; with this member goes X's consent to it.
  await run(`alter table social_accounts add column connected_by uuid
    references users on delete set null default current_member()`);
  await run('alter table social_accounts no force row level security');
  await run(`update social_accounts a set connected_by = m.user_id from workspace_members m
    where m.workspace_id = a.workspace_id and m.is_founder`);
  await run('alter table social_accounts force row level security');
  await run('create index social_accounts_connected_by_idx on social_accounts (connected_by)');
  await run('create index social_accounts_external_idx on social_accounts (external_id)');
  // Somebody has read that this X user is an account of a workspace, and signs in as it anyway.
  await run(`alter table oauth_transactions add column is_sure boolean not null default false`);
  // Since when X is known to call this user so: a name that was given up goes to somebody else.
  await run('alter table users add column named_at timestamptz');
  // Null: the founder, whose profile and notifications are those of the settings.
  await run('alter table workspace_members add column preferences jsonb');
}

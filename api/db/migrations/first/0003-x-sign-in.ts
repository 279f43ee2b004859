import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table social_accounts (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      platform text not null,
      external_id text not null,
      username text not null,
      followers int not null default 0,
      is_active boolean not null default true,
      needs_reconnect boolean not null default false,
      access_token text not null,
      refresh_token text,
      token_expires_at timestamptz not null,
      connected_at timestamptz not null default now(),
      primary key (workspace_id, id),
      constraint social_accounts_external_key unique (workspace_id, platform, external_id)
    )`.execute(db);
  await sql`alter table social_accounts enable row level security`.execute(db);
  await sql`alter table social_accounts force row level security`.execute(db);
  await sql`
    create policy workspace on social_accounts
    using (workspace_id = (select current_workspace()))
    with check (workspace_id = (select current_workspace()))`.execute(db);

  await sql`
    create table oauth_transactions (
      state_hash bytea primary key,
      browser_hash bytea not null,
      verifier text not null,
      return_to text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index oauth_transactions_expires_idx on oauth_transactions (expires_at)`.execute(
    db,
  );

  await sql`
    create table sign_in_tokens (
      token_hash bytea primary key,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index sign_in_tokens_expires_idx on sign_in_tokens (expires_at)`.execute(db);

  await sql`alter table sessions add column id uuid not null default gen_random_uuid()`.execute(db);
  await sql`alter table sessions add column user_agent text`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Ids lead with the workspace wherever rows are owned, so that a foreign key cannot cross one. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      subject text not null constraint users_subject_key unique,
      username text not null,
      first_name text,
      last_name text,
      email text,
      profile_image_url text,
      twitter_username text,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table workspaces (
      id uuid primary key default gen_random_uuid(),
      name text not null,
      created_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table workspace_members (
      workspace_id uuid not null references workspaces on delete cascade,
      user_id uuid not null references users on delete cascade,
      role text not null constraint workspace_members_role_check check (role in ('owner')),
      primary key (user_id, workspace_id)
    )`.execute(db);
  await sql`create index workspace_members_workspace_idx on workspace_members (workspace_id)`.execute(
    db,
  );

  await sql`
    create table sessions (
      token_hash bytea primary key,
      user_id uuid not null,
      workspace_id uuid not null,
      created_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      foreign key (user_id, workspace_id)
        references workspace_members (user_id, workspace_id) on delete cascade
    )`.execute(db);
  await sql`create index sessions_user_idx on sessions (user_id, workspace_id)`.execute(db);
  await sql`create index sessions_expires_idx on sessions (expires_at)`.execute(db);

  await sql`
    create table extension_keys (
      id uuid primary key default gen_random_uuid(),
      workspace_id uuid not null,
      user_id uuid not null,
      name text not null,
      key_hash bytea not null constraint extension_keys_hash_key unique,
      last_four text not null,
      created_at timestamptz not null default now(),
      last_used_at timestamptz,
      foreign key (user_id, workspace_id)
        references workspace_members (user_id, workspace_id) on delete cascade
    )`.execute(db);
  await sql`create index extension_keys_owner_idx on extension_keys (workspace_id, user_id, created_at desc)`.execute(
    db,
  );
  await sql`create index extension_keys_member_idx on extension_keys (user_id, workspace_id)`.execute(
    db,
  );

  await sql`
    create table personas (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      name text not null,
      description text not null,
      personality text not null,
      type text not null,
      platform text not null,
      tone text not null,
      training_data text not null default '',
      status text not null default 'active',
      image_version text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (workspace_id, id)
    )`.execute(db);
  await sql`create index personas_newest_idx on personas (workspace_id, created_at desc, id)`.execute(
    db,
  );

  await sql`
    create table persona_images (
      workspace_id uuid not null,
      persona_id uuid not null,
      version text not null,
      content_type text not null,
      bytes bytea not null,
      primary key (workspace_id, persona_id),
      foreign key (workspace_id, persona_id) references personas on delete cascade
    )`.execute(db);
  // Pictures are compressed already: TOAST would only burn time on them.
  await sql`alter table persona_images alter column bytes set storage external`.execute(db);

  await sql`
    create table activities (
      id uuid primary key default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      type text not null,
      title text not null,
      description text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index activities_newest_idx on activities (workspace_id, created_at desc, id)`.execute(
    db,
  );
}

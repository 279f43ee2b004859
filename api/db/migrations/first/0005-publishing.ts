import { type Kysely, sql } from 'kysely';

/** Settings, media, scheduled posts with every call to X, the queue of slots, and campaigns. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  await run(`
    create table settings (
      workspace_id uuid primary key references workspaces on delete cascade,
      data jsonb not null,
      -- Provider keys, sealed, by field name.
      secrets jsonb not null default '{}',
      updated_at timestamptz not null default clock_timestamp()
    )`);

  await run(`
    create table media (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      kind text not null,
      content_type text not null,
      bytes bytea not null,
      alt_text text not null,
      width integer,
      height integer,
      created_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id)
    )`);
  await run('alter table media alter column bytes set storage external');

  await run(`
    create table campaigns (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      persona_id uuid not null,
      name text not null,
      description text not null,
      platform text not null,
      status text not null,
      frequency text not null,
      times text[] not null,
      days text[] not null,
      time_zone text not null,
      templates text[] not null,
      hashtags text[] not null,
      tone text not null,
      start_date date not null,
      end_date date,
      -- Occurrences up to here are planned.
      planned_until timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id),
      foreign key (workspace_id, persona_id) references personas on delete cascade
    )`);
  await run('create index campaigns_newest_idx on campaigns (workspace_id, created_at desc, id)');
  await run(`create index campaigns_plan_idx on campaigns (planned_until) where status = 'active'`);
  await run('create index campaigns_persona_idx on campaigns (workspace_id, persona_id)');

  // Deleting a persona never loses its posts: the reference goes, the post stays.
  await run(`
    create table scheduled_posts (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      platform text not null,
      account_id uuid,
      persona_id uuid,
      campaign_id uuid,
      -- Wall-clock start of the campaign's occurrence, which is planned only once.
      occurrence text,
      scheduled_time timestamptz not null,
      time_zone text not null,
      wall_clock text not null,
      -- When it may be taken next: the scheduled time, moved by limits and retries.
      not_before timestamptz not null,
      grace_minutes integer not null,
      status text not null default 'pending',
      hold_reason text,
      detail text not null default '',
      made_with_ai boolean not null default false,
      paid_partnership boolean not null default false,
      reply_to_id text,
      version integer not null default 1,
      -- The fencing token: who writes a result names the number it claimed with.
      attempt integer not null default 0,
      -- Calls up to this attempt were looked for on X when they had to show, and are not there.
      settled integer not null default 0,
      -- Tries that failed for a reason that a later one may not have.
      tries integer not null default 0,
      -- Set while a worker has it; past it, another one takes over.
      lease_until timestamptz,
      worker text,
      -- The X account it is being sent as: an account does one thing at a time.
      lane text,
      -- A person wants it sent whatever the limits, the pauses and the time say.
      released boolean not null default false,
      unknown_since timestamptz,
      posted_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id),
      foreign key (workspace_id, persona_id) references personas on delete set null (persona_id),
      foreign key (workspace_id, campaign_id) references campaigns on delete set null (campaign_id),
      constraint scheduled_posts_occurrence_key unique (workspace_id, campaign_id, occurrence)
    )`);
  await run(
    'create index scheduled_posts_time_idx on scheduled_posts (workspace_id, scheduled_time, id)',
  );
  await run(`create index scheduled_posts_due_idx on scheduled_posts (not_before)
    where status in ('pending', 'unknown') and lease_until is null`);
  await run(`create index scheduled_posts_lease_idx on scheduled_posts (workspace_id, lease_until)
    where lease_until is not null`);
  // The second wall under the claim.
  await run(`create unique index scheduled_posts_lane_key on scheduled_posts (lane)
    where lease_until is not null`);
  await run(`create index scheduled_posts_reconnect_idx on scheduled_posts (account_id)
    where status = 'held' and hold_reason = 'reconnect'`);
  await run(`create index scheduled_posts_posted_idx on scheduled_posts (workspace_id, posted_at)
    where status = 'posted'`);
  await run(
    'create index scheduled_posts_persona_idx on scheduled_posts (workspace_id, persona_id)',
  );
  await run('create index scheduled_posts_account_idx on scheduled_posts (account_id, status)');

  await run(`
    create table post_parts (
      workspace_id uuid not null,
      post_id uuid not null,
      position smallint not null,
      text text not null,
      media_ids uuid[] not null default '{}',
      external_id text constraint post_parts_external_key unique,
      posted_at timestamptz,
      primary key (workspace_id, post_id, position),
      foreign key (workspace_id, post_id) references scheduled_posts on delete cascade
    )`);

  await run(`
    create table publish_attempts (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null,
      post_id uuid not null,
      position smallint not null,
      attempt integer not null,
      started_at timestamptz not null default clock_timestamp(),
      finished_at timestamptz,
      outcome text,
      http_status integer,
      -- X's id for the post, kept here even if the worker had lost the post meanwhile.
      external_id text,
      detail text not null default '',
      primary key (workspace_id, id),
      foreign key (workspace_id, post_id) references scheduled_posts on delete cascade
    )`);
  await run(
    'create index publish_attempts_post_idx on publish_attempts (workspace_id, post_id, started_at)',
  );

  await run(`
    create table post_queues (
      workspace_id uuid primary key references workspaces on delete cascade,
      time_zone text not null,
      slots jsonb not null
    )`);

  await run(
    `alter table social_accounts add column subscription_type text not null default 'None'`,
  );
  // Writes to X wait until here after a 429, whoever of the workers asks.
  await run('alter table social_accounts add column limited_until timestamptz');
  // Somebody is spending the refresh token until then: a lock would hold a connection meanwhile.
  await run('alter table social_accounts add column refreshing_until timestamptz');

  const owned = [
    'settings',
    'media',
    'campaigns',
    'scheduled_posts',
    'post_parts',
    'publish_attempts',
    'post_queues',
  ];
  for (const table of owned) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(`
      create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
  }

  // Who publishes sees due work of everybody, and of the rest only what decides about it.
  await run(`
    do $$ begin
      create role troupe_worker nologin;
    exception when duplicate_object or unique_violation then null;
    end $$`);
  await run('grant troupe_worker to current_user');
  await run('grant usage on schema public to troupe_worker');
  const rights = {
    scheduled_posts: 'select, update',
    post_parts: 'select, update',
    publish_attempts: 'select, insert, update',
    social_accounts: 'select, update (limited_until)',
    personas: 'select (workspace_id, id, status)',
    campaigns: 'select',
    settings: 'select (workspace_id, data)',
    activities: 'insert',
  };
  for (const [table, granted] of Object.entries(rights)) {
    await run(`grant ${granted} on ${table} to troupe_worker`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
  }
}

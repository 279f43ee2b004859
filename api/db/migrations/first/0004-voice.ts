import { type Kysely, sql } from 'kysely';

/** Content buckets, what a persona learns from, its voice, its drafts, and viral training. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);

  // A bucket is found by its id alone too: public ones are read by everybody. Its revision counts
  // the changes of its samples, so that whoever learnt from it can tell that it has changed.
  await run(`
    create table content_buckets (
      id uuid not null default gen_random_uuid() constraint content_buckets_id_key unique,
      workspace_id uuid not null references workspaces on delete cascade,
      name text not null,
      description text not null,
      category text not null,
      is_public boolean not null,
      tags text[] not null,
      total_samples integer not null default 0,
      revision integer not null default 0,
      created_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id)
    )`);
  await run(
    'create index content_buckets_newest_idx on content_buckets (workspace_id, created_at desc, id)',
  );
  await run(
    'create index content_buckets_public_idx on content_buckets (created_at desc, id) where is_public',
  );

  await run(`
    create table content_samples (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null,
      bucket_id uuid not null,
      content text not null,
      content_type text not null,
      platform text not null,
      engagement text not null,
      notes text not null,
      quality real,
      analysis jsonb,
      analyzed_by text,
      created_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id),
      foreign key (workspace_id, bucket_id) references content_buckets on delete cascade
    )`);
  await run(
    'create index content_samples_newest_idx on content_samples (bucket_id, created_at desc, id)',
  );
  await run(
    'create unique index content_samples_text_key on content_samples (workspace_id, bucket_id, md5(content))',
  );

  await run(`
    create table persona_buckets (
      workspace_id uuid not null,
      persona_id uuid not null,
      bucket_id uuid not null references content_buckets (id) on delete cascade,
      primary key (workspace_id, persona_id, bucket_id),
      foreign key (workspace_id, persona_id) references personas on delete cascade
    )`);
  await run('create index persona_buckets_bucket_idx on persona_buckets (bucket_id)');

  // No profile: there was nothing to learn from. `learnt_from` holds each bucket's revision.
  await run(`
    create table persona_voices (
      workspace_id uuid not null,
      persona_id uuid not null,
      version integer not null,
      profile jsonb,
      sources jsonb not null,
      learnt_from jsonb not null,
      learnt_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, persona_id),
      foreign key (workspace_id, persona_id) references personas on delete cascade
    )`);
  // Null: nothing new. Else since when newer texts wait to be learnt from.
  await run('alter table personas add column voice_stale_since timestamptz');

  await run(`
    create table drafts (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null,
      persona_id uuid not null,
      type text not null,
      prompt text not null,
      content text not null,
      provider text not null,
      voice_match smallint,
      outcome text not null default 'offered',
      final_text text,
      edit_distance real,
      created_at timestamptz not null default clock_timestamp(),
      decided_at timestamptz,
      primary key (workspace_id, id),
      foreign key (workspace_id, persona_id) references personas on delete cascade
    )`);
  await run(
    'create index drafts_newest_idx on drafts (workspace_id, persona_id, created_at desc, id)',
  );
  await run(`
    create index drafts_used_idx on drafts (workspace_id, persona_id, decided_at desc)
    where outcome in ('accepted', 'edited')`);

  await run(`
    create table viral_content (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      title text not null,
      content text not null,
      content_type text not null,
      platform text not null,
      original_url text,
      author_handle text,
      views bigint,
      likes bigint,
      retweets bigint,
      replies bigint,
      bookmarks bigint,
      engagement_rate double precision,
      virality_score smallint,
      hooks text[] not null default '{}',
      reasons text[] not null default '{}',
      created_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id)
    )`);
  await run(
    'create index viral_content_newest_idx on viral_content (workspace_id, created_at desc, id)',
  );

  await run(`
    create table viral_training_jobs (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null,
      persona_id uuid not null,
      job_type text not null,
      viral_content_ids uuid[] not null,
      focus_areas text[] not null,
      status text not null default 'pending',
      progress smallint not null default 0,
      message text not null default '',
      texts_done smallint not null default 0,
      -- Runs that have begun and did not end well.
      tries smallint not null default 0,
      created_at timestamptz not null default clock_timestamp(),
      finished_at timestamptz,
      primary key (workspace_id, id),
      foreign key (workspace_id, persona_id) references personas on delete cascade
    )`);
  await run(
    'create index viral_training_jobs_newest_idx on viral_training_jobs (workspace_id, created_at desc, id)',
  );
  await run(
    'create index viral_training_jobs_persona_idx on viral_training_jobs (workspace_id, persona_id)',
  );
  // A persona trains one job at a time, also when two are started at once.
  await run(`
    create unique index viral_training_jobs_active_key
    on viral_training_jobs (workspace_id, persona_id) where status in ('pending', 'processing')`);

  // What a finished training gave the persona: these texts' hooks and shapes.
  await run(`
    create table persona_viral (
      workspace_id uuid not null,
      persona_id uuid not null,
      viral_content_id uuid not null,
      primary key (workspace_id, persona_id, viral_content_id),
      foreign key (workspace_id, persona_id) references personas on delete cascade,
      foreign key (workspace_id, viral_content_id) references viral_content on delete cascade
    )`);
  await run(
    'create index persona_viral_content_idx on persona_viral (workspace_id, viral_content_id)',
  );

  await run(`
    create table viral_insights (
      id uuid not null default gen_random_uuid(),
      workspace_id uuid not null references workspaces on delete cascade,
      category text not null,
      insight text not null,
      applicability text not null,
      confidence real not null,
      usage_count integer not null default 0,
      supporting_evidence text[] not null,
      success_rate real,
      updated_at timestamptz not null default clock_timestamp(),
      primary key (workspace_id, id),
      constraint viral_insights_category_key unique (workspace_id, category)
    )`);

  const owned = [
    'content_buckets',
    'content_samples',
    'persona_buckets',
    'persona_voices',
    'drafts',
    'viral_content',
    'viral_training_jobs',
    'persona_viral',
    'viral_insights',
  ];
  for (const table of owned) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(`
      create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
  }
  // The one shared read: a public bucket and its samples, while it is public, for who is signed in.
  await run(`
    create policy public_library on content_buckets for select
    using (is_public and (select current_workspace()) is not null)`);
  await run(`
    create policy public_library on content_samples for select
    using (exists (select from content_buckets b where b.id = bucket_id and b.is_public))`);
}

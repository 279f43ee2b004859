import { type Kysely, sql } from 'kysely';

/**
 * Links by which a person without an account sees posts and decides on them: of the link only its
 * hash. A decision by one has its reviewer's name beside the member whose authority it has.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`
    create table review_links (
      workspace_id uuid not null references workspaces on delete cascade,
      id uuid not null default gen_random_uuid(),
      token_hash bytea not null,
      -- Both null: the calendar.
      post_id uuid,
      campaign_id uuid,
      may text not null check (may in ('view', 'comment', 'decide')),
      reviewer text not null check (char_length(reviewer) between 1 and 80),
      created_by uuid default current_member() references users on delete set null,
      created_at timestamptz not null default clock_timestamp(),
      expires_at timestamptz not null default clock_timestamp() + interval '30 days',
      revoked_at timestamptz,
      -- Of a decision or a comment: reading changes nothing.
      last_used_at timestamptz,
      primary key (workspace_id, id),
      check (post_id is null or campaign_id is null),
      foreign key (workspace_id, post_id)
        references scheduled_posts (workspace_id, id) on delete cascade,
      foreign key (workspace_id, campaign_id)
        references campaigns (workspace_id, id) on delete cascade
    )`);
  await run('create unique index review_links_token_idx on review_links (token_hash)');
  await run(
    'create index review_links_list_idx on review_links (workspace_id, created_at desc, id)',
  );
  for (const target of ['post_id', 'campaign_id']) {
    await run(`create index review_links_${target}_idx on review_links (workspace_id, ${target})
      where ${target} is not null`);
  }
  await run('create index review_links_created_by_idx on review_links (created_by)');
  await run('create index review_links_expires_idx on review_links (expires_at)');
  await run('alter table review_links enable row level security');
  await run('alter table review_links force row level security');
  await run(`create policy workspace on review_links
    using (workspace_id = (select current_workspace())
      or token_hash = (select decode(current_setting('app.credential', true), 'hex')))
    with check (workspace_id = (select current_workspace()))`);
  await run('grant select, delete on review_links to troupe_worker');
  await run('create policy worker on review_links to troupe_worker using (true) with check (true)');

  // Kept when the link is gone: what was decided, and in whose name, stays.
  await run('alter table post_reviews add column review_link_id uuid, add column reviewer text');

  // What goes with its post or its campaign is a change of that, and written down there.
  await run(`create trigger audit after insert or update or delete on review_links
    for each row when (pg_trigger_depth() = 0)
    execute function write_audit_event('review_link', 'id', 'may', 'reviewer', 'post_id',
      'campaign_id', 'revoked_at')`);
  await run('drop trigger audit on post_reviews');
  await run(`create trigger audit after insert or update or delete on post_reviews
    for each row execute function write_audit_event('post', 'post_id', 'decision', 'level', 'reason',
      'version', 'reviewer')`);
}

import { type Kysely, sql } from 'kysely';

/** Figures, the market, the watchlist, notices, and what a person may do with all their data. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const part of [figures, market, watchlist, accountData, library]) {
    for (const statement of part) await run(statement);
  }
  for (const table of owned) {
    await run(`alter table ${table} enable row level security`);
    await run(`alter table ${table} force row level security`);
    await run(`
      create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
  }
  // Recurring work finds what is due for whom; the rest it does as the workspace itself.
  for (const [table, granted] of Object.entries(seenAcross)) {
    await run(`grant ${granted} on ${table} to troupe_worker`);
    await run(`drop policy if exists worker on ${table}`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
  }
  await run('grant select on workspace_members, users to troupe_worker');
  await run('grant update (figures_due_at) on social_accounts to troupe_worker');
  await run('grant select on coin_prices, news_items to troupe_worker');
  await run('grant select, update on workspaces to troupe_worker');
}

const owned = [
  'post_metrics',
  'metric_snapshots',
  'follower_snapshots',
  'revenue_entries',
  'watched_coins',
  'watch_rules',
  'notifications',
  'push_subscriptions',
  'notice_deliveries',
  'data_exports',
  'data_export_pieces',
  'content_backups',
];

const seenAcross = {
  follower_snapshots: 'select',
  watch_rules: 'select, update',
  watched_coins: 'select',
  notifications: 'select, insert, update',
  push_subscriptions: 'select, delete',
  notice_deliveries: 'select, insert, update, delete',
  data_exports: 'select, update, delete',
  content_backups: 'select, delete',
};

const figures = [
  // What nobody knows the fate of, counted by the health call.
  `create index scheduled_posts_stuck_idx on scheduled_posts (status)
     where status in ('unknown', 'needs_check')`,
  // Where a post's words come from, and what was expected of it.
  `alter table scheduled_posts
     add column draft_id uuid,
     add column provider text,
     add column voice_match real,
     add column virality real,
     -- When its figures are read next; null: not posted, or old enough.
     add column metrics_due_at timestamptz,
     -- How many times in a row nothing had changed.
     add column metrics_unchanged integer not null default 0`,
  // What went out before figures were read has some of its 30 days left.
  'alter table scheduled_posts no force row level security',
  `update scheduled_posts set metrics_due_at = clock_timestamp()
     where status = 'posted' and posted_at > clock_timestamp() - interval '30 days'`,
  'alter table scheduled_posts force row level security',
  `alter table scheduled_posts add constraint scheduled_posts_draft_fkey
     foreign key (workspace_id, draft_id) references drafts on delete set null (draft_id)`,
  `create index scheduled_posts_draft_idx on scheduled_posts (workspace_id, draft_id)
     where draft_id is not null`,
  `create index scheduled_posts_metrics_idx on scheduled_posts (metrics_due_at)
     where metrics_due_at is not null`,
  `create index scheduled_posts_campaign_idx on scheduled_posts (workspace_id, campaign_id)
     where campaign_id is not null`,
  // The latest figures of a post, its parts together; reach is that of the part most seen.
  `create table post_metrics (
     workspace_id uuid not null,
     post_id uuid not null,
     impressions bigint not null,
     likes bigint not null,
     reposts bigint not null,
     replies bigint not null,
     quotes bigint not null,
     bookmarks bigint not null,
     engagement bigint generated always as (likes + reposts + replies + quotes + bookmarks) stored,
     -- As its post has it: sums over a period need no other table.
     posted_at timestamptz not null,
     -- Only X's owner sees these, for 30 days.
     url_clicks bigint,
     profile_clicks bigint,
     read_at timestamptz not null,
     primary key (workspace_id, post_id),
     foreign key (workspace_id, post_id) references scheduled_posts on delete cascade
   )`,
  `create index post_metrics_posted_idx on post_metrics (workspace_id, posted_at)
     include (impressions, engagement)`,
  `create table metric_snapshots (
     workspace_id uuid not null,
     post_id uuid not null,
     position smallint not null,
     taken_at timestamptz not null,
     impressions bigint not null,
     likes bigint not null,
     reposts bigint not null,
     replies bigint not null,
     quotes bigint not null,
     bookmarks bigint not null,
     url_clicks bigint,
     profile_clicks bigint,
     primary key (workspace_id, post_id, position, taken_at),
     foreign key (workspace_id, post_id) references scheduled_posts on delete cascade
   )`,
  `create table follower_snapshots (
     workspace_id uuid not null references workspaces on delete cascade,
     account_id uuid not null,
     -- The day in UTC.
     day date not null,
     followers integer not null,
     primary key (workspace_id, account_id, day)
   )`,
  `create table revenue_entries (
     id uuid not null default gen_random_uuid(),
     workspace_id uuid not null references workspaces on delete cascade,
     -- US cents; negative for a refund.
     amount_cents bigint not null,
     earned_on date not null,
     note text not null default '',
     post_id uuid,
     campaign_id uuid,
     created_at timestamptz not null default clock_timestamp(),
     primary key (workspace_id, id),
     foreign key (workspace_id, post_id) references scheduled_posts on delete set null (post_id),
     foreign key (workspace_id, campaign_id) references campaigns on delete set null (campaign_id)
   )`,
  'create index revenue_entries_day_idx on revenue_entries (workspace_id, earned_on desc, id)',
  `create index revenue_entries_post_idx on revenue_entries (workspace_id, post_id)
     where post_id is not null`,
  `create index revenue_entries_campaign_idx on revenue_entries (workspace_id, campaign_id)
     where campaign_id is not null`,
  // When its followers are counted next.
  `alter table social_accounts
     add column figures_due_at timestamptz not null default clock_timestamp()`,
  `create index social_accounts_figures_idx on social_accounts (figures_due_at)
     where is_active`,
];

const market = [
  // What a feed last said, for everybody: the market belongs to no workspace.
  `create table market_feeds (
     name text primary key,
     value jsonb,
     etag text,
     last_modified text,
     -- When it last answered, also to say that nothing is new.
     fetched_at timestamptz,
     -- Since when it fails, and the sentence for a person; null while it answers.
     failing_since timestamptz,
     problem text,
     next_fetch_at timestamptz not null default clock_timestamp()
   )`,
  `create table coin_prices (
     coin_id text not null,
     taken_at timestamptz not null,
     price double precision not null,
     volume_24h double precision,
     change_24h double precision,
     primary key (coin_id, taken_at)
   )`,
  'create index coin_prices_age_idx on coin_prices (taken_at)',
  `create table news_items (
     id uuid primary key default gen_random_uuid(),
     url text not null constraint news_items_url_key unique,
     source text not null,
     title text not null,
     summary text not null,
     published_at timestamptz not null,
     -- -1 bearish to 1 bullish.
     sentiment real not null,
     confidence real not null,
     -- CoinGecko's ids of the coins it names.
     coins text[] not null default '{}',
     is_sandbox boolean not null default false,
     first_seen_at timestamptz not null default clock_timestamp()
   )`,
  'create index news_items_newest_idx on news_items (published_at desc, id)',
  'create index news_items_coins_idx on news_items using gin (coins)',
  // What the server keeps for itself, such as the keys it signs web pushes with: sealed.
  'create table server_secrets (name text primary key, sealed text not null)',
];

const watchlist = [
  `create table watched_coins (
     id uuid not null default gen_random_uuid(),
     workspace_id uuid not null references workspaces on delete cascade,
     coin_id text not null,
     symbol text not null,
     name text not null,
     added_at timestamptz not null default clock_timestamp(),
     primary key (workspace_id, coin_id),
     constraint watched_coins_id_key unique (workspace_id, id)
   )`,
  'create index watched_coins_coin_idx on watched_coins (coin_id)',
  `create table watch_rules (
     id uuid not null default gen_random_uuid(),
     workspace_id uuid not null,
     coin_id text not null,
     kind text not null,
     -- US dollars, percent, times the usual volume or a move of the mood; null for a keyword.
     threshold double precision,
     window_minutes integer,
     keyword text,
     is_on boolean not null default true,
     -- False from the moment it fired until the value has moved back far enough.
     armed boolean not null default true,
     last_value double precision,
     -- The sample that was looked at last: one that is not newer changes nothing.
     last_sample_at timestamptz,
     last_fired_at timestamptz,
     created_at timestamptz not null default clock_timestamp(),
     primary key (workspace_id, id),
     foreign key (workspace_id, coin_id) references watched_coins on delete cascade
   )`,
  'create index watch_rules_coin_idx on watch_rules (workspace_id, coin_id)',
  'create index watch_rules_sample_idx on watch_rules (coin_id) where is_on',
  `create table notifications (
     id uuid not null default gen_random_uuid(),
     workspace_id uuid not null references workspaces on delete cascade,
     type text not null,
     title text not null,
     message text not null,
     coin_symbol text,
     -- Where in the console something can be done about it; null when there is nothing to do.
     link text,
     -- Whatever happens once is told once.
     occasion text,
     is_read boolean not null default false,
     triggered_at timestamptz not null default clock_timestamp(),
     -- When it was handed to the channels that its person has; null: not yet looked at.
     delivered_at timestamptz,
     -- Gone from the list; the row stays, so that its occasion is not told again.
     dismissed_at timestamptz,
     primary key (workspace_id, id),
     constraint notifications_occasion_key unique (workspace_id, occasion)
   )`,
  `create index notifications_newest_idx on notifications (workspace_id, triggered_at desc, id)
     where dismissed_at is null`,
  'create index notifications_unread_idx on notifications (workspace_id) where not is_read',
  `create index notifications_undelivered_idx on notifications (triggered_at)
     where delivered_at is null`,
  `create table push_subscriptions (
     id uuid not null default gen_random_uuid(),
     workspace_id uuid not null references workspaces on delete cascade,
     endpoint text not null,
     -- The browser's keys, sealed.
     keys text not null,
     device text not null,
     created_at timestamptz not null default clock_timestamp(),
     primary key (workspace_id, id),
     constraint push_subscriptions_endpoint_key unique (workspace_id, endpoint)
   )`,
  'create index push_subscriptions_endpoint_idx on push_subscriptions (endpoint)',
  // A notice on its way out by one channel; kept a day.
  `create table notice_deliveries (
     id uuid primary key default gen_random_uuid(),
     workspace_id uuid not null,
     notification_id uuid not null,
     -- The browser it goes to; null: it goes by mail.
     subscription_id uuid,
     created_at timestamptz not null default clock_timestamp(),
     -- While it is being sent, and after a failure, this lies ahead.
     due_at timestamptz not null default clock_timestamp(),
     tries integer not null default 0,
     sent_at timestamptz,
     foreign key (workspace_id, notification_id) references notifications on delete cascade,
     foreign key (workspace_id, subscription_id) references push_subscriptions on delete cascade,
     constraint notice_deliveries_once_key
       unique nulls not distinct (workspace_id, notification_id, subscription_id)
   )`,
  'create index notice_deliveries_due_idx on notice_deliveries (due_at) where sent_at is null',
  `create index notice_deliveries_mail_idx on notice_deliveries (workspace_id)
     where subscription_id is null`,
  `create index notice_deliveries_subscription_idx
     on notice_deliveries (workspace_id, subscription_id) where subscription_id is not null`,
  'create index notice_deliveries_age_idx on notice_deliveries (created_at)',
];

const accountData = [
  // Set: the workspace and its owner are deleted then, unless the owner thinks better of it.
  'alter table workspaces add column delete_after timestamptz',
  `create index scheduled_posts_approval_idx on scheduled_posts (workspace_id, campaign_id)
     where status = 'held' and hold_reason = 'approval'`,
  `create index workspaces_delete_idx on workspaces (delete_after)
     where delete_after is not null`,
  `create table data_exports (
     id uuid not null default gen_random_uuid(),
     workspace_id uuid not null references workspaces on delete cascade,
     status text not null default 'waiting',
     -- Percent of its rows.
     progress integer not null default 0,
     -- Who writes it now: pieces of a run that was taken over do not count.
     run uuid,
     size bigint,
     created_at timestamptz not null default clock_timestamp(),
     finished_at timestamptz,
     primary key (workspace_id, id)
   )`,
  'create index data_exports_age_idx on data_exports (created_at)',
  // One at a time, also when two are asked for at once.
  `create unique index data_exports_under_way_key on data_exports (workspace_id)
     where status in ('waiting', 'working')`,
  `create table data_export_pieces (
     workspace_id uuid not null,
     export_id uuid not null,
     run uuid not null,
     position integer not null,
     bytes bytea not null,
     primary key (workspace_id, export_id, run, position),
     foreign key (workspace_id, export_id) references data_exports on delete cascade
   )`,
  // A zip is compressed already.
  'alter table data_export_pieces alter column bytes set storage external',
  `create table content_backups (
     id uuid not null default gen_random_uuid(),
     workspace_id uuid not null references workspaces on delete cascade,
     -- The day in UTC.
     day date not null,
     bytes bytea not null,
     size integer not null,
     created_at timestamptz not null default clock_timestamp(),
     primary key (workspace_id, id),
     constraint content_backups_day_key unique (workspace_id, day)
   )`,
  'alter table content_backups alter column bytes set storage external',
];

/** Who may read a workspace's public buckets is for its settings to say. */
const library = [
  `alter table workspaces
     add column visibility text not null default 'public',
     add column shares_data boolean not null default false`,
  // Other workspaces cannot see its settings, so what these say of others stands here as well.
  `create function follow_privacy() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       update workspaces set visibility = 'public', shares_data = false
         where id = old.workspace_id;
       return old;
     end if;
     update workspaces set
         visibility = coalesce(new.data->'privacy'->>'profileVisibility', 'public'),
         shares_data = coalesce((new.data->'privacy'->>'dataSharing')::boolean, false)
       where id = new.workspace_id;
     return new;
   end $$`,
  `create trigger follow_privacy after insert or update or delete on settings
     for each row execute function follow_privacy()`,
  'alter table settings no force row level security',
  `update workspaces w set
       visibility = coalesce(s.data->'privacy'->>'profileVisibility', 'public'),
       shares_data = coalesce((s.data->'privacy'->>'dataSharing')::boolean, false)
     from settings s where s.workspace_id = w.id`,
  'alter table settings force row level security',
  // Whose bucket it is: a bucket that is no longer readable still tells who is followed.
  'alter table persona_buckets add column library_id uuid',
  'alter table persona_buckets no force row level security',
  'alter table content_buckets no force row level security',
  `update persona_buckets l set library_id = b.workspace_id
     from content_buckets b where b.id = l.bucket_id`,
  'alter table content_buckets force row level security',
  'alter table persona_buckets force row level security',
  `create index persona_buckets_library_idx on persona_buckets (workspace_id, library_id)`,
  `create function note_library() returns trigger language plpgsql as $$
   begin
     new.library_id := (select workspace_id from content_buckets where id = new.bucket_id);
     return new;
   end $$`,
  `create trigger note_library before insert on persona_buckets
     for each row execute function note_library()`,
  // Those who follow a library are those who already use one of its buckets.
  `create function library_open(library uuid) returns boolean language sql stable parallel safe
   return exists (
     select from workspaces w where w.id = library and (
       w.visibility = 'public' or w.visibility = 'followers' and exists (
         select from persona_buckets l
         where l.workspace_id = current_workspace() and l.library_id = library)))`,
  'drop policy public_library on content_buckets',
  `create policy public_library on content_buckets for select
     using (is_public and (select current_workspace()) is not null and library_open(workspace_id))`,
];

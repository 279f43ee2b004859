import { type Kysely, sql } from 'kysely';

/**
 * What the posts that are out come to, kept by the hour and by the day and week of each origin, so
 * that no screen goes through all of them. The latest figures stand with the post itself.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const statement of [...figuresOfPosts, ...totals, counting, ...counted]) {
    await run(statement);
  }
  for (const table of ['hour_totals', 'origin_totals']) {
    await run(`alter table ${table} enable row level security`);
    await run(`create policy workspace on ${table}
      using (workspace_id = (select current_workspace()))
      with check (workspace_id = (select current_workspace()))`);
    await run(`create policy worker on ${table} to troupe_worker using (true) with check (true)`);
    await run(`grant select, insert, update on ${table} to troupe_worker`);
  }
  await run('alter table scheduled_posts no force row level security');
  await run('select recount_totals()');
  for (const table of ['scheduled_posts', 'hour_totals', 'origin_totals']) {
    await run(`alter table ${table} force row level security`);
  }
}

const figuresOfPosts = [
  `alter table scheduled_posts
     -- As X told them last; null: not yet.
     add column impressions bigint,
     add column engagement bigint,
     -- The Monday of its week in UTC: the best of a period are looked for week by week.
     add column posted_week date
       generated always as (date_trunc('week', posted_at at time zone 'UTC')::date) stored`,
  'alter table scheduled_posts no force row level security',
  'alter table post_metrics no force row level security',
  `update scheduled_posts p set impressions = m.impressions, engagement = m.engagement
     from post_metrics m where m.workspace_id = p.workspace_id and m.post_id = p.id`,
  'alter table post_metrics force row level security',
  'alter table scheduled_posts force row level security',
  'drop index post_metrics_posted_idx',
  'alter table post_metrics drop column posted_at',
  'drop index scheduled_posts_posted_idx',
  `create index scheduled_posts_posted_idx on scheduled_posts (workspace_id, posted_at)
     include (impressions, engagement) where status = 'posted'`,
  `create index scheduled_posts_best_idx on scheduled_posts
     (workspace_id, posted_week, engagement desc, impressions desc, posted_at desc, id)
     where status = 'posted' and impressions > 0`,
];

const totals = [
  `create table hour_totals (
     workspace_id uuid not null references workspaces on delete cascade,
     hour timestamptz not null,
     posts integer not null,
     -- Of how many of them X has told figures.
     measured integer not null,
     engagement double precision not null,
     reach double precision not null,
     primary key (workspace_id, hour)
   )`,
  `create table origin_totals (
     workspace_id uuid not null references workspaces on delete cascade,
     -- persona, platform, campaign or provider; the key is its id or name, empty for none.
     origin text not null,
     -- 1, or 7 for the week that begins on a Monday: the same posts once more.
     days smallint not null,
     start date not null,
     key text not null,
     posts integer not null,
     engagement double precision not null,
     reach double precision not null,
     voice double precision not null,
     voices integer not null,
     primary key (workspace_id, origin, days, start, key)
   )`,
  // What some posts of the same moment and origin add, or take away.
  `create type posted_change as (
     workspace_id uuid, posted_at timestamptz, persona_id uuid, platform text, campaign_id uuid,
     provider text, posts integer, measured integer, engagement double precision,
     reach double precision, voice double precision, voices integer
   )`,
];

/** In the order of their keys, so that of two at once one waits for the other and none for both. */
const counting = `
  create function add_to_totals(changes posted_change[]) returns void language plpgsql as $$
  begin
    insert into hour_totals as t (workspace_id, hour, posts, measured, engagement, reach)
    select c.workspace_id, date_trunc('hour', posted_at, 'UTC') as hour, sum(posts), sum(measured),
      sum(engagement), sum(reach)
    from unnest(changes) c
    -- Of a workspace that is being deleted nothing is kept.
    join workspaces w on w.id = c.workspace_id
    group by 1, 2
    order by 1, 2
    on conflict (workspace_id, hour) do update set posts = t.posts + excluded.posts,
      measured = t.measured + excluded.measured, engagement = t.engagement + excluded.engagement,
      reach = t.reach + excluded.reach;
    insert into origin_totals as t (workspace_id, origin, days, start, key, posts, engagement,
      reach, voice, voices)
    select c.workspace_id, origin, days, start, key, sum(posts), sum(engagement), sum(reach),
      sum(voice), sum(voices)
    from unnest(changes) c
    join workspaces w on w.id = c.workspace_id
    cross join lateral (values ('persona', coalesce(persona_id::text, '')), ('platform', platform),
      ('campaign', coalesce(campaign_id::text, '')), ('provider', coalesce(provider, ''))
    ) as from_where (origin, key)
    cross join lateral (values
      (1::smallint, (posted_at at time zone 'UTC')::date),
      (7::smallint, date_trunc('week', posted_at at time zone 'UTC')::date)
    ) as span (days, start)
    group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (workspace_id, origin, days, start, key) do update set
      posts = t.posts + excluded.posts, engagement = t.engagement + excluded.engagement,
      reach = t.reach + excluded.reach, voice = t.voice + excluded.voice,
      voices = t.voices + excluded.voices;
  end $$`;

const dimensions = 'workspace_id, posted_at, persona_id, platform, campaign_id, provider';
const counts = `count(impressions), coalesce(sum(engagement), 0), coalesce(sum(impressions), 0),
  coalesce(sum(voice_match), 0), count(voice_match)`;
const isOut = "status = 'posted' and posted_at is not null";

const counted = [
  `create function total_changes() returns trigger language plpgsql as $$
   declare
     changes posted_change[];
   begin
     if tg_op = 'UPDATE' then
       select array_agg(row(${dimensions}, posts, measured, engagement, reach, voice,
         voices)::posted_change) into changes
       from (
         select ${dimensions}, sum(posts) as posts, sum(measured) as measured,
           sum(engagement) as engagement, sum(reach) as reach, sum(voice) as voice,
           sum(voices) as voices
         from (
           select ${dimensions}, 1 as posts, (impressions is not null)::integer as measured,
             coalesce(engagement, 0) as engagement, coalesce(impressions, 0) as reach,
             coalesce(voice_match, 0) as voice, (voice_match is not null)::integer as voices
           from come where ${isOut}
           union all
           select ${dimensions}, -1, -(impressions is not null)::integer, -coalesce(engagement, 0),
             -coalesce(impressions, 0), -coalesce(voice_match, 0),
             -(voice_match is not null)::integer
           from gone where ${isOut}
         ) each
         group by ${dimensions}
         having sum(posts) <> 0 or sum(measured) <> 0 or sum(engagement) <> 0 or sum(reach) <> 0
           or sum(voice) <> 0
       ) net;
     else
       select array_agg(row(${dimensions}, -posts, -measured, -engagement, -reach, -voice,
         -voices)::posted_change) into changes
       from (
         select ${dimensions}, count(*) as posts, ${counts} from gone where ${isOut}
         group by ${dimensions}
       ) lost (${dimensions}, posts, measured, engagement, reach, voice, voices);
     end if;
     if changes is not null then
       perform add_to_totals(changes);
     end if;
     return null;
   end $$`,
  `create trigger total_updates after update on scheduled_posts
     referencing old table as gone new table as come
     for each statement execute function total_changes()`,
  `create trigger total_deletes after delete on scheduled_posts
     referencing old table as gone
     for each statement execute function total_changes()`,
  // Nearly all are planned first: those pay nothing for it.
  `create function total_insert() returns trigger language plpgsql as $$
   begin
     perform add_to_totals(array[row(new.workspace_id, new.posted_at, new.persona_id, new.platform,
       new.campaign_id, new.provider, 1, (new.impressions is not null)::integer,
       coalesce(new.engagement, 0), coalesce(new.impressions, 0), coalesce(new.voice_match, 0),
       (new.voice_match is not null)::integer)::posted_change]);
     return null;
   end $$`,
  `create trigger total_inserts after insert on scheduled_posts for each row
     when (new.status = 'posted' and new.posted_at is not null) execute function total_insert()`,
  // From the posts themselves: for those of before, and wherever the totals are in doubt.
  `create function recount_totals() returns void language plpgsql as $$
   begin
     -- Who changes a post now is counted before this or after it.
     lock table scheduled_posts in share mode;
     delete from hour_totals;
     delete from origin_totals;
     perform add_to_totals(changes) from (
       select array_agg(row(${dimensions}, posts, measured, engagement, reach, voice,
         voices)::posted_change) as changes
       from (
         select ${dimensions}, count(*) as posts, ${counts} from scheduled_posts where ${isOut}
         group by ${dimensions}
       ) found (${dimensions}, posts, measured, engagement, reach, voice, voices)
       group by workspace_id
     ) each;
   end $$`,
];

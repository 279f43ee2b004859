import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isConnected } from '#api/db/schema/connected-account.ts';
import { isIn } from '#api/db/schema/status-groups.ts';
import type { TopPost } from '#shared/contracts/analytics.ts';
import type { Period } from './period.ts';
import { type Range, wholeDays } from './whole-days.ts';

const TOP_POSTS = 10;
/** Of the posts that a score is held against what happened, the latest. */
const MOST_SCORED = 500;

export interface Sums {
  posts: number;
  engagement: number;
  reach: number;
}

export interface GroupRow extends Sums {
  by: 'bucket' | 'hour' | 'persona' | 'platform' | 'campaign' | 'provider';
  /** A number for the first two, the hour being that of the week; null: of none. */
  key: string | null;
  voiceMatch: number | null;
}

export interface TopPostRow extends Omit<TopPost, 'excerpt' | 'url' | 'engagementRate'> {
  text: string;
  externalId: string | null;
  username: string | null;
}

interface FiguresRow {
  groups: GroupRow[];
  top: TopPostRow[];
  /** `[voice match, virality, engagement rate]`, the latest first. */
  scored: [voiceMatch: number | null, virality: number | null, rate: number][];
}

/**
 * The figures of the posts published in a period, by time, hour of the week and origin, the best of
 * them, and what they were expected to do. Sums come from the totals: no period is gone through post
 * by post.
 */
export async function findFigures(
  db: Db,
  owner: string,
  period: Period,
  now: number,
): Promise<FiguresRow> {
  const { from, timeZone, start, unit } = period;
  const { rows } = await sql<FiguresRow>`
    with timed as (
      select ${hours(sql`hour at time zone ${timeZone}`)} as clock,
        -- Hours are counted as they pass: a day of 25 has 25.
        ${unit === 'hour' ? hours(sql`hour - ${from}::timestamptz`) : sql`0`} as passed,
        posts, engagement, reach
      from ${hourTotals(owner, period)}
    ), placed as (
      select ${unit === 'hour' ? sql`passed` : sql`clock / 24 - (${start}::date - date '1970-01-01')`}
          as bucket,
        -- The first of January 1970 was a Thursday.
        (clock + 4 * 24) % 168 as hour, posts, engagement, reach
      from timed
    ), grouped as (
      select case when grouping(bucket) = 0 then 'bucket' else 'hour' end as by,
        coalesce(bucket, hour)::text as key, sum(posts) as posts, sum(engagement) as engagement,
        sum(reach) as reach, null::double precision as "voiceMatch"
      from placed
      group by grouping sets ((bucket), (hour))
      union all
      ${originGroups(owner, period, now)}
    )
    select
      (select coalesce(json_agg(grouped), '[]') from grouped) as groups,
      ${topPosts(owner, period)} as top,
      ${scoredPosts(owner, period)} as scored`.execute(db);
  return rows[0] as FiguresRow;
}

/** Whole hours since 1970, or of a stretch of time. */
const hours = (time: RawBuilder<unknown>) => sql`floor(date_part('epoch', ${time}) / 3600)::int`;

/** The days of every zone that the settings offer begin on an hour of UTC. */
const hourTotals = (owner: string, { from, to }: Period) => sql`(
    select hour, posts, engagement, reach from hour_totals
    where workspace_id = ${owner} and hour >= ${from}::timestamptz and hour < ${to}::timestamptz
      and posts > 0
  ) totals`;

/** Whole weeks and days by their totals, what lies beside them post by post. */
function originGroups(owner: string, { from, to }: Period, now: number) {
  const { weeks, days, rest } = wholeDays(from, to, now);
  const spans = [
    originTotals(owner, 7, weeks),
    ...days.map((range) => originTotals(owner, 1, range)),
    ...rest.map((range) => originsOfEach(owner, range)),
  ];
  return sql`
    select origin, nullif(key, ''), sum(posts), sum(engagement), sum(reach),
      sum(voice) / nullif(sum(voices), 0)
    from (${sql.join(spans, sql` union all `)}) span
    group by origin, key
    having sum(posts) > 0`;
}

const originTotals = (owner: string, days: 1 | 7, [first, end]: Range) => sql`
  select origin, key, posts, engagement, reach, voice, voices from origin_totals
  where workspace_id = ${owner} and origin in ('persona', 'platform', 'campaign', 'provider')
    and days = ${sql.lit(days)} and start >= ${first}::date and start < ${end}::date`;

const originsOfEach = (owner: string, [from, to]: Range) => sql`
  select origin, key, count(*), coalesce(sum(engagement), 0), coalesce(sum(impressions), 0),
    coalesce(sum(voice_match), 0), count(voice_match)
  from scheduled_posts post
  cross join lateral (values ('persona', coalesce(persona_id::text, '')), ('platform', platform),
    ('campaign', coalesce(campaign_id::text, '')), ('provider', coalesce(provider, ''))
  ) as from_where (origin, key)
  where ${posted(owner, { from, to })}
  group by origin, key`;

const posted = (owner: string, { from, to }: Pick<Period, 'from' | 'to'>) => sql`
  post.workspace_id = ${owner} and ${isIn('published', 'post.status')}
  and post.posted_at >= ${from}::timestamptz and post.posted_at < ${to}::timestamptz`;

/** The best of each week by the index, and of those the best; what they say is read of these only. */
function topPosts(owner: string, period: Period) {
  return sql`(
    select coalesce(json_agg(json_build_object(
        'id', top.id, 'platform', top.platform, 'engagement', top.engagement,
        'reach', top.impressions, 'text', part.text, 'externalId', part.external_id,
        'username', account.username, 'personaName', persona.name,
        'postedAt', to_char(top.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by top.engagement desc, top.impressions desc, top.posted_at desc, top.id), '[]')
    from (
      select best.* from (
        select day::date as monday from generate_series(
          date_trunc('week', ${period.from}::timestamptz at time zone 'UTC'),
          least(${period.to}::timestamptz, now()) at time zone 'UTC', interval '7 days') day
      ) week
      cross join lateral (
        select id, platform, account_id, persona_id, posted_at, engagement, impressions
        from scheduled_posts post
        where ${posted(owner, period)} and post.posted_week = week.monday and post.impressions > 0
        order by engagement desc, impressions desc, posted_at desc, id limit ${TOP_POSTS}
      ) best
      order by engagement desc, impressions desc, posted_at desc, id limit ${TOP_POSTS}
    ) top
    join post_parts part
      on part.workspace_id = ${owner} and part.post_id = top.id and part.position = 0
    left join social_accounts account
      on account.workspace_id = ${owner} and account.id = top.account_id
    left join personas persona
      on persona.workspace_id = ${owner} and persona.id = top.persona_id)`;
}

/** Read from the newest on: it ends with the last that is asked for. */
function scoredPosts(owner: string, period: Period) {
  return sql`(
    select coalesce(json_agg(json_build_array(voice_match, virality, rate)
      order by posted_at desc), '[]')
    from (
      select voice_match, virality, posted_at, 100 * engagement::float8 / impressions as rate
      from scheduled_posts post
      where ${posted(owner, period)} and impressions > 0
        and (voice_match is not null or virality is not null)
      order by posted_at desc limit ${MOST_SCORED}
    ) latest)`;
}

/** The same in sum, of the period that another one is compared with. */
export async function sumFigures(db: Db, owner: string, period: Period): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select coalesce(sum(posts), 0)::integer as posts, coalesce(sum(engagement), 0) as engagement,
      coalesce(sum(reach), 0) as reach
    from ${hourTotals(owner, period)}`.execute(db);
  return rows[0] as Sums;
}

export function listNames(db: Db, owner: string, table: 'personas' | 'campaigns') {
  return db.selectFrom(table).select(['id', 'name']).where('workspace_id', '=', owner);
}

/** Followers of the accounts that are connected, on each day they were read. */
export function listFollowers(
  db: Db,
  owner: string,
  { start, end }: Pick<Period, 'start' | 'end'>,
) {
  return followerSnapshots(db, owner)
    .where('snapshot.day', '>=', start)
    .where('snapshot.day', '<=', end)
    .orderBy('snapshot.day');
}

/** The last that was read of each account before a day: it holds until the next. */
export function listFollowersBefore(db: Db, owner: string, day: string) {
  return followerSnapshots(db, owner)
    .where('snapshot.day', '<', day)
    .distinctOn('snapshot.account_id')
    .orderBy('snapshot.account_id')
    .orderBy('snapshot.day', 'desc');
}

function followerSnapshots(db: Db, owner: string) {
  return db
    .selectFrom('follower_snapshots as snapshot')
    .innerJoin('social_accounts as account', (join) =>
      join
        .onRef('account.workspace_id', '=', 'snapshot.workspace_id')
        .onRef('account.id', '=', 'snapshot.account_id')
        .on(isConnected('account')),
    )
    .select(['snapshot.account_id as accountId', 'snapshot.day', 'snapshot.followers'])
    .where('snapshot.workspace_id', '=', owner);
}

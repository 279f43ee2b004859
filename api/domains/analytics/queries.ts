import { type RawBuilder, sql } from 'kysely';
import { isConnected } from '#api/db/connected-account.ts';
import type { Db } from '#api/db/database.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { Period } from './period.ts';

const TOP_POSTS = 10;
/** Zones begin their hours on the quarter: so few are put on a clock, not every post. */
const QUARTER_SECONDS = 900;
/** Of the posts that a score is held against what happened, the latest. */
const MOST_SCORED = 1_000;

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

export interface TopPostRow {
  id: string;
  platform: Platform;
  postedAt: string;
  engagement: number;
  reach: number;
  text: string;
  externalId: string | null;
  username: string | null;
  personaName: string | null;
}

interface FiguresRow {
  groups: GroupRow[];
  top: TopPostRow[];
  /** `[voice match, virality, engagement rate]`, the latest first. */
  scored: [voiceMatch: number | null, virality: number | null, rate: number][];
}

/**
 * The figures of the posts published in a period, by time, hour of the week and origin, the best of
 * them, and what they were expected to do. The posts are gone through once: what they come to for
 * each quarter of an hour and each origin is so little that all groups follow from it.
 */
export async function findFigures(db: Db, owner: string, period: Period): Promise<FiguresRow> {
  const { from, timeZone, start, unit } = period;
  const byHour = unit === 'hour';
  const { rows } = await sql<FiguresRow>`
    with part as materialized (
      select grouping(quarter) = 0 as is_time, to_timestamp(quarter * ${QUARTER_SECONDS}::int) as at,
        persona_id, platform, campaign_id, provider,
        count(id) as posts, coalesce(sum(engagement), 0) as engagement,
        coalesce(sum(reach), 0) as reach, sum(voice_match) as voice,
        count(voice_match) as voices
      from ${measuredPosts(owner, period)}
      group by grouping sets ((quarter), (persona_id, platform, campaign_id, provider))
      having count(id) > 0
    ), timed as (
      select ${hours(sql`at at time zone ${timeZone}`)} as clock,
        -- Hours are counted as they pass: a day of 25 has 25.
        ${byHour ? hours(sql`at - ${from}::timestamptz`) : sql`0`} as passed,
        posts, engagement, reach, voice, voices
      from part where is_time
    ), placed as (
      select ${byHour ? sql`passed` : sql`clock / 24 - (${start}::date - date '1970-01-01')`} as bucket,
        -- The first of January 1970 was a Thursday.
        (clock + 4 * 24) % 168 as hour, posts, engagement, reach, voice, voices
      from timed
    ), grouped as (
      select case when grouping(bucket) = 0 then 'bucket' else 'hour' end as by,
        coalesce(bucket, hour)::text as key, ${sums}
      from placed
      group by grouping sets ((bucket), (hour))
      union all
      select
        case 0
          when grouping(persona_id) then 'persona' when grouping(platform) then 'platform'
          when grouping(campaign_id) then 'campaign' else 'provider'
        end as by,
        coalesce(persona_id::text, platform, campaign_id::text, provider) as key, ${sums}
      from part where not is_time
      group by grouping sets ((persona_id), (platform), (campaign_id), (provider))
    )
    select
      (select coalesce(json_agg(grouped), '[]') from grouped) as groups,
      ${topPosts(owner, period)} as top,
      ${scoredPosts(owner, period)} as scored`.execute(db);
  return rows[0] as FiguresRow;
}

/** Whole hours since 1970, or of a stretch of time. */
const hours = (time: RawBuilder<unknown>) => sql`floor(date_part('epoch', ${time}) / 3600)::int`;

const sums = sql`sum(posts) as posts, sum(engagement) as engagement, sum(reach) as reach,
  sum(voice) / nullif(sum(voices), 0) as "voiceMatch"`;

/**
 * Posts beside their figures. A full join is never a loop: a plan made for a small workspace, which
 * is kept, would go through the figures once for each post. What has figures only has no `id`.
 */
const measuredPosts = (owner: string, period: Period) => sql`(
    select id, persona_id, platform, campaign_id, provider, voice_match,
      floor(date_part('epoch', posted_at) / ${QUARTER_SECONDS}::int)::int as quarter
    from scheduled_posts post
    where ${posted(owner, period)}
  ) post full join (
    select post_id, engagement::float8 as engagement, impressions::float8 as reach
    from post_metrics
    where workspace_id = ${owner} and ${within('post_metrics', period)}
  ) metrics on post_id = id`;

const within = (table: string, { from, to }: Period) => sql`
  ${sql.table(table)}.posted_at >= ${from}::timestamptz
  and ${sql.table(table)}.posted_at < ${to}::timestamptz`;

const posted = (owner: string, period: Period) =>
  sql`post.workspace_id = ${owner} and post.status = 'posted' and ${within('post', period)}`;

/**
 * Of each post by the index, newest or all, in every plan. Left to choose, one made for a small
 * workspace, which is kept, goes through all figures of the period once for each of its posts.
 */
const latestFigures = sql`lateral (
  select engagement, impressions from post_metrics metrics
  where metrics.workspace_id = post.workspace_id and metrics.posted_at = post.posted_at
    and metrics.post_id = post.id
  limit 1) metrics`;

/** The best by their figures alone; what they say is read of those only. */
function topPosts(owner: string, period: Period) {
  return sql`(
    select coalesce(json_agg(json_build_object(
        'id', top.post_id, 'platform', post.platform, 'engagement', top.engagement,
        'reach', top.impressions, 'text', part.text, 'externalId', part.external_id,
        'username', account.username, 'personaName', persona.name,
        'postedAt', to_char(top.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by top.engagement desc, top.impressions desc, top.posted_at desc, top.post_id), '[]')
    from (
      select post_id, posted_at, engagement, impressions from post_metrics
      where workspace_id = ${owner} and impressions > 0 and ${within('post_metrics', period)}
      order by engagement desc, impressions desc, posted_at desc, post_id limit ${TOP_POSTS}
    ) top
    join scheduled_posts post
      on post.workspace_id = ${owner} and post.id = top.post_id and post.status = 'posted'
    join post_parts part
      on part.workspace_id = ${owner} and part.post_id = top.post_id and part.position = 0
    left join social_accounts account
      on account.workspace_id = ${owner} and account.id = post.account_id
    left join personas persona
      on persona.workspace_id = ${owner} and persona.id = post.persona_id)`;
}

/** Read from the newest on: it ends with the last that is asked for. */
function scoredPosts(owner: string, period: Period) {
  return sql`(
    select coalesce(json_agg(json_build_array(voice_match, virality, rate)
      order by posted_at desc), '[]')
    from (
      select post.voice_match, post.virality, post.posted_at,
        100 * metrics.engagement::float8 / metrics.impressions as rate
      from scheduled_posts post
      join ${latestFigures} on metrics.impressions > 0
      where ${posted(owner, period)}
        and (post.voice_match is not null or post.virality is not null)
      order by post.posted_at desc limit ${MOST_SCORED}
    ) latest)`;
}

/** The same in sum, of the period that another one is compared with. */
export async function sumFigures(db: Db, owner: string, period: Period): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select
      (select count(*) from scheduled_posts post where ${posted(owner, period)}) as posts,
      coalesce(sum(engagement), 0)::bigint as engagement,
      coalesce(sum(impressions), 0)::bigint as reach
    from post_metrics
    where workspace_id = ${owner} and ${within('post_metrics', period)}`.execute(db);
  return rows[0] as Sums;
}

export function listPersonaNames(db: Db, owner: string) {
  return db.selectFrom('personas').select(['id', 'name']).where('workspace_id', '=', owner);
}

export function listCampaignNames(db: Db, owner: string) {
  return db.selectFrom('campaigns').select(['id', 'name']).where('workspace_id', '=', owner);
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

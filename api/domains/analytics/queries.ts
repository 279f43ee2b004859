import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Platform } from '#shared/contracts/common.ts';
import type { Period } from './period.ts';

const TOP_POSTS = 10;
/** Of the posts that a score is held against what happened, the latest. */
const MOST_SCORED = 2_000;

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
 * each hour and each origin is so little that all groups follow from it.
 */
export async function findFigures(db: Db, owner: string, period: Period): Promise<FiguresRow> {
  const { from, timeZone, start, unit } = period;
  const byHour = unit === 'hour';
  const { rows } = await sql<FiguresRow>`
    with post as (
      select post.persona_id, post.platform, post.campaign_id, post.provider, post.voice_match,
        coalesce(metrics.engagement, 0)::float8 as engagement,
        coalesce(metrics.impressions, 0)::float8 as reach,
        ${hours(sql`post.posted_at at time zone ${timeZone}`)} as clock,
        -- Hours are counted as they pass: a day of 25 has 25.
        ${byHour ? hours(sql`post.posted_at - ${from}::timestamptz`) : sql`0`} as passed
      from scheduled_posts post
      left join ${latestFigures} on true
      where ${posted(owner, period)}
    ), part as materialized (
      select grouping(clock) = 0 as is_time, persona_id, platform, campaign_id, provider,
        ${byHour ? sql`passed` : sql`clock / 24 - (${start}::date - date '1970-01-01')`} as bucket,
        -- The first of January 1970 was a Thursday.
        (clock + 4 * 24) % 168 as hour,
        count(*) as posts, sum(engagement) as engagement, sum(reach) as reach,
        sum(voice_match) as voice, count(voice_match) as voices
      from post
      group by grouping sets ((clock, passed), (persona_id, platform, campaign_id, provider))
    ), grouped as (
      select case when grouping(bucket) = 0 then 'bucket' else 'hour' end as by,
        coalesce(bucket, hour)::text as key, ${sums}
      from part where is_time
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

const posted = (owner: string, { from, to }: Period) => sql`
  post.workspace_id = ${owner} and post.status = 'posted'
  and post.posted_at >= ${from}::timestamptz and post.posted_at < ${to}::timestamptz`;

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
function topPosts(owner: string, { from, to }: Period) {
  return sql`(
    select coalesce(json_agg(json_build_object(
        'id', top.post_id, 'platform', post.platform, 'engagement', top.engagement,
        'reach', top.impressions, 'text', part.text, 'externalId', part.external_id,
        'username', account.username, 'personaName', persona.name,
        'postedAt', to_char(top.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by top.engagement desc, top.impressions desc, top.posted_at desc, top.post_id), '[]')
    from (
      select post_id, posted_at, engagement, impressions from post_metrics
      where workspace_id = ${owner} and impressions > 0
        and posted_at >= ${from}::timestamptz and posted_at < ${to}::timestamptz
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
        100.0 * metrics.engagement / metrics.impressions as rate
      from scheduled_posts post
      join ${latestFigures} on metrics.impressions > 0
      where ${posted(owner, period)}
        and (post.voice_match is not null or post.virality is not null)
      order by post.posted_at desc limit ${MOST_SCORED}
    ) latest)`;
}

/** The same in sum, of the period that another one is compared with. */
export async function sumFigures(db: Db, owner: string, { from, to }: Period): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select
      (select count(*) from scheduled_posts
        where workspace_id = ${owner} and status = 'posted'
          and posted_at >= ${from}::timestamptz and posted_at < ${to}::timestamptz) as posts,
      coalesce(sum(engagement), 0)::bigint as engagement,
      coalesce(sum(impressions), 0)::bigint as reach
    from post_metrics
    where workspace_id = ${owner}
      and posted_at >= ${from}::timestamptz and posted_at < ${to}::timestamptz`.execute(db);
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
        // Disconnecting wipes it; an account that only has to sign in again keeps it.
        .on('account.access_token', '<>', ''),
    )
    .select(['snapshot.account_id as accountId', 'snapshot.day', 'snapshot.followers'])
    .where('snapshot.workspace_id', '=', owner);
}

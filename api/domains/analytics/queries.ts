import { sql } from 'kysely';
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
 * them, and what they were expected to do: the posts are gone through once.
 */
export async function findFigures(db: Db, owner: string, period: Period): Promise<FiguresRow> {
  const { from, to, timeZone, start, unit } = period;
  // Hours are counted as they pass: a day of 25 has 25.
  const bucket =
    unit === 'hour'
      ? sql`floor(extract(epoch from posted_at - ${from}::timestamptz) / 3600)::int`
      : sql`local::date - ${start}::date`;
  const { rows } = await sql<FiguresRow>`
    with post as materialized (
      select post.id, post.posted_at, post.posted_at at time zone ${timeZone} as local,
        post.platform, post.account_id, post.persona_id, post.campaign_id, post.provider,
        post.voice_match, post.virality,
        coalesce(metrics.engagement, 0) as engagement, coalesce(metrics.impressions, 0) as reach
      from scheduled_posts post
      left join post_metrics metrics
        on metrics.workspace_id = post.workspace_id and metrics.post_id = post.id
        and metrics.posted_at >= ${from}::timestamptz and metrics.posted_at < ${to}::timestamptz
      where post.workspace_id = ${owner} and post.status = 'posted'
        and post.posted_at >= ${from}::timestamptz and post.posted_at < ${to}::timestamptz
    ), timed as (
      select *, ${bucket} as bucket,
        extract(dow from local)::int * 24 + extract(hour from local)::int as hour
      from post
    ), grouped as (
      select
        case 0
          when grouping(bucket) then 'bucket' when grouping(hour) then 'hour'
          when grouping(persona_id) then 'persona' when grouping(platform) then 'platform'
          when grouping(campaign_id) then 'campaign' else 'provider'
        end as by,
        coalesce(bucket::text, hour::text, persona_id::text, platform, campaign_id::text, provider)
          as key,
        count(*) as posts, sum(engagement) as engagement, sum(reach) as reach,
        avg(voice_match) as "voiceMatch"
      from timed
      group by grouping sets
        ((bucket), (hour), (persona_id), (platform), (campaign_id), (provider))
    ), top as (
      select * from post
      where reach > 0 order by engagement desc, reach desc, posted_at desc, id limit ${TOP_POSTS}
    ), scored as (
      select voice_match, virality, posted_at, 100.0 * engagement / reach as rate from post
      where reach > 0 and (voice_match is not null or virality is not null)
      order by posted_at desc limit ${MOST_SCORED}
    )
    select
      (select coalesce(json_agg(grouped), '[]') from grouped) as groups,
      (select coalesce(json_agg(json_build_object(
          'id', top.id, 'platform', top.platform, 'engagement', top.engagement,
          'reach', top.reach, 'text', part.text, 'externalId', part.external_id,
          'username', account.username, 'personaName', persona.name,
          'postedAt', to_char(top.posted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        ) order by top.engagement desc, top.reach desc, top.posted_at desc, top.id), '[]')
        from top
        join post_parts part
          on part.workspace_id = ${owner} and part.post_id = top.id and part.position = 0
        left join social_accounts account
          on account.workspace_id = ${owner} and account.id = top.account_id
        left join personas persona
          on persona.workspace_id = ${owner} and persona.id = top.persona_id) as top,
      (select coalesce(json_agg(json_build_array(voice_match, virality, rate)
          order by posted_at desc), '[]') from scored) as scored`.execute(db);
  return rows[0] as FiguresRow;
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

import { type RawBuilder, sql } from 'kysely';
import { isConnected } from './connected-account.ts';
import type { Owner } from './owner.ts';
import { isIn } from './status-groups.ts';

/** What the posts of a stretch of time come to by now. */
export interface PeriodSums {
  name: string;
  posts: number;
  /** Of how many of them X has told figures. */
  measured: number;
  engagement: number;
  reach: number;
}

/**
 * Of stretches `(name, after, until)` of two hours or more, whose end counts: whole hours by their
 * totals, what is left of an hour at either end post by post.
 */
export function sumPeriods(owner: Owner, stretches: RawBuilder<unknown>) {
  return sql<PeriodSums>`(
    with stretch as materialized (
      select name, after, until, date_trunc('hour', after, 'UTC') + interval '1 hour' as first_hour,
        date_trunc('hour', until, 'UTC') as last_hour
      from ${stretches}
    )
    select name, coalesce(sum(posts), 0)::integer as posts,
      coalesce(sum(measured), 0)::integer as measured,
      coalesce(sum(engagement), 0) as engagement, coalesce(sum(reach), 0) as reach
    from stretch left join lateral (
      select posts, measured, engagement, reach from hour_totals
      where workspace_id = ${owner} and hour >= first_hour and hour < last_hour
      union all
      select ${eachPost}
      from scheduled_posts
      where workspace_id = ${owner} and ${isIn('published')} and posted_at > after
        and posted_at < first_hour
      union all
      select ${eachPost}
      from scheduled_posts
      where workspace_id = ${owner} and ${isIn('published')} and posted_at >= last_hour
        and posted_at <= until
    ) part on true
    group by name
  )`;
}

export interface FollowerSums {
  followers: number;
  followers_at_first: number;
}

/**
 * Followers of the connected accounts now, and on the `day` of this relation of one row: of an account
 * that came later, the first that is known of it.
 */
export const sumFollowers = (owner: Owner, since: string) => sql<FollowerSums>`
  select coalesce(sum(a.followers), 0)::float8 as followers,
    coalesce(sum(coalesce(before.followers, after.followers, a.followers)), 0)::float8
      as followers_at_first
  from ${sql.table(since)} since
  join social_accounts a on a.workspace_id = ${owner} and ${isConnected('a')}
  left join lateral (
    select s.followers from follower_snapshots s
    where s.workspace_id = a.workspace_id and s.account_id = a.id and s.day <= since.day
    order by s.day desc limit 1
  ) before on true
  left join lateral (
    select s.followers from follower_snapshots s
    where s.workspace_id = a.workspace_id and s.account_id = a.id and s.day > since.day
    order by s.day limit 1
  ) after on true`;

const eachPost = sql`1, (impressions is not null)::integer,
  coalesce(engagement, 0)::double precision, coalesce(impressions, 0)::double precision`;

/** How many posts are out in all: of each platform, week by week. */
export const countPosted = (owner: Owner) => sql<number>`(
  select coalesce(sum(posts), 0)::integer from origin_totals
  where workspace_id = ${owner} and origin = 'platform' and days = 7)`;

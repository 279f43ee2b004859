import { sql } from 'kysely';
import { isConnected } from '#api/db/schema/connected-account.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import { countPosted, sumPeriods } from '#api/db/schema/period-sums.ts';
import type { getSocialStats } from '#shared/contracts/accounts.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';

interface SocialRow {
  posts: number;
  engagement: number;
  impressions: number;
  followers: number;
  followers_before: number;
}

/**
 * What the connected accounts have come to: posts of the last 30 days as they were measured, and
 * followers now and then; of an account that came later, the first that is known of it.
 */
export function socialRow(owner: Owner) {
  return sql<SocialRow>`
    with since as materialized (
      select current_date - 30 as day
    ), measured as (
      select engagement, reach as impressions from ${sumPeriods(
        owner,
        sql`(values ('month', now() - interval '30 days', now())) as named (name, after, until)`,
      )} month
    ), audience as (
      select coalesce(sum(a.followers), 0)::float8 as followers,
        coalesce(sum(coalesce(before.followers, after.followers, a.followers)), 0)::float8
          as followers_before
      from since
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
      ) after on true
    )
    select measured.*, audience.*, ${countPosted(owner)} as posts
    from measured, audience`;
}

/** Both rates in percent to a tenth; 0 where there is nothing to compare. */
export function toSocialStats(row: SocialRow): EndpointResponse<typeof getSocialStats> {
  const { posts, engagement, impressions, followers, followers_before: before } = row;
  return {
    avgEngagementRate: percent(engagement, impressions),
    totalPosts: posts,
    growthRate: percent(followers - before, before),
  };
}

function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0;
}

import { sql } from 'kysely';
import type { Owner } from '#api/db/schema/owner.ts';
import {
  countPosted,
  type FollowerSums,
  sumFollowers,
  sumPeriods,
} from '#api/db/schema/period-sums.ts';
import type { getSocialStats } from '#shared/contracts/accounts.ts';
import type { EndpointResponse } from '#shared/contracts/endpoint.ts';

interface SocialRow extends FollowerSums {
  posts: number;
  engagement: number;
  impressions: number;
}

/** Posts of the last 30 days as they were measured, and followers now and then. */
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
      ${sumFollowers(owner, 'since')}
    )
    select measured.*, audience.*, ${countPosted(owner)} as posts
    from measured, audience`;
}

/** Both rates in percent to a tenth; 0 where there is nothing to compare. */
export function toSocialStats(row: SocialRow): EndpointResponse<typeof getSocialStats> {
  const { posts, engagement, impressions, followers, followers_at_first: before } = row;
  return {
    avgEngagementRate: percent(engagement, impressions),
    totalPosts: posts,
    growthRate: percent(followers - before, before),
  };
}

function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((1_000 * part) / whole) / 10 : 0;
}

import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { learntForecasts } from '#api/domains/forecasts/public.ts';
import { settingsOf, zoneOf } from '#api/domains/settings/public.ts';
import { postUrl } from '#api/providers/x/post-url.ts';
import type { Analytics, getAnalytics, TopPost } from '#shared/contracts/analytics.ts';
import { withEnglish } from '#shared/lib/i18n/with-english.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { compare, rateOf } from './compare.ts';
import { followersPerDay } from './followers-per-day.ts';
import { groupsOf, hoursOf } from './groups.ts';
import { type Period, periodBefore, periodOf } from './period.ts';
import { predictionsOf } from './predictions.ts';
import {
  findFigures,
  type GroupRow,
  listFollowers,
  listFollowersBefore,
  listNames,
  type Sums,
  sumFigures,
  type TopPostRow,
} from './queries.ts';
import { type RevenueRow, sumRevenue } from './revenue-queries.ts';
import { trendOf } from './trend.ts';

type Asked = z.output<typeof getAnalytics.query>;

const EXCERPT = 140;

/**
 * The analytics of the days asked for. The engagement of a period is what the posts published in it
 * have by now, by their latest figures: an old period still grows while its posts do. Throws `invalid`
 * for days that are none.
 */
export async function readAnalytics(
  tx: Db,
  ctx: Pick<Context, 'xAuthorizeUrl'>,
  owner: string,
  asked: Asked,
): Promise<Analytics> {
  const now = Date.now();
  const period = periodOf(asked, zoneOf(await settingsOf(tx, owner)), now);
  const previous = periodBefore(period);
  const [figures, before, personas, campaigns, followers, followersBefore, revenue, forecasts] =
    await Promise.all([
      findFigures(tx, owner, period, now),
      sumFigures(tx, owner, previous),
      listNames(tx, owner, 'personas').execute(),
      listNames(tx, owner, 'campaigns').execute(),
      listFollowers(tx, owner, period).execute(),
      listFollowersBefore(tx, owner, period.start).execute(),
      sumRevenue(tx, owner, period),
      learntForecasts(tx, owner),
    ]);
  const of = (by: GroupRow['by']) => figures.groups.filter((row) => row.by === by);
  const { start, end, days, timeZone, unit } = period;
  return {
    period: { start, end, days, timeZone, unit },
    previous: { start: previous.start, end: previous.end },
    summary: compare(summed(of('bucket')), before),
    trend: trendOf(period, of('bucket')),
    personas: groupsOf(of('persona'), personas),
    platforms: groupsOf(of('platform')),
    campaigns: groupsOf(of('campaign'), campaigns).filter(({ id }) => id !== null),
    providers: groupsOf(of('provider')),
    hours: hoursOf(of('hour')),
    topPosts: figures.top.map((row) => toTopPost(row, ctx)),
    predictions: predictionsOf(figures.scored),
    followers: followersPerDay(period, followersBefore, followers, lastKnownDay(period)),
    revenue: toRevenue(revenue),
    ...withEnglish({
      forecasts: forecasts.map(({ posts, correlation, reason }) => ({
        posts,
        correlation,
        reason,
      })),
    }),
  };
}

/** Nobody knows tomorrow's followers, though snapshots have the day in UTC, which may be ahead. */
function lastKnownDay({ timeZone }: Period): string {
  const now = Date.now();
  const zoned = wallClockOf(now, timeZone).slice(0, 10);
  const utc = wallClockOf(now, 'UTC').slice(0, 10);
  return zoned > utc ? zoned : utc;
}

function summed(rows: readonly GroupRow[]): Sums {
  const sum = { posts: 0, engagement: 0, reach: 0 };
  for (const { posts, engagement, reach } of rows) {
    sum.posts += posts;
    sum.engagement += engagement;
    sum.reach += reach;
  }
  return sum;
}

function toTopPost(
  { text, externalId, username, ...post }: TopPostRow,
  ctx: Pick<Context, 'xAuthorizeUrl'>,
): TopPost {
  return {
    ...post,
    excerpt: excerpt(text, EXCERPT),
    url: externalId && postUrl(externalId, username, ctx),
    engagementRate: rateOf(post),
  };
}

function toRevenue({ total, byPost, byCampaign }: RevenueRow): Analytics['revenue'] {
  return {
    total: total / 100,
    byPost: byPost.map(({ postId, text, cents }) => ({
      postId,
      excerpt: excerpt(text ?? '', EXCERPT),
      amount: cents / 100,
    })),
    byCampaign: byCampaign.map(({ campaignId, name, cents }) => ({
      campaignId,
      name,
      amount: cents / 100,
    })),
  };
}

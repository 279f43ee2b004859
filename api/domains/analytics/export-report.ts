import { setImmediate as breathe } from 'node:timers/promises';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { RawAnswer } from '#api/http/route.ts';
import {
  type AnalyticsReport,
  POSTS_PER_REPORT,
  type ReportedPost,
} from '#shared/contracts/analytics.ts';
import { analyticsCsv, reportFileName } from '#shared/lib/analytics-report.ts';
import { wallClockOf } from '#shared/lib/time-zones.ts';
import { rateOf } from './compare.ts';
import { instantsOf } from './period.ts';
import { postUrl } from './post-url.ts';
import { analyticsIn } from './read-analytics.ts';
import { listReportedPosts, type ReportedRow } from './report-queries.ts';

type Tools = Pick<Context, 'db' | 'xAuthorizeUrl'>;

interface Asked {
  start?: string | undefined;
  end?: string | undefined;
  format: 'json' | 'csv';
}

const PAGE = 1_000;
const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' };

/** A period as a file to keep: everything the screen shows with every post, or the posts as CSV. */
export async function exportReport(ctx: Tools, owner: string, asked: Asked): Promise<RawAnswer> {
  const report = await withWorkspace(ctx.db, owner, (tx) => reportOf(tx, ctx, owner, asked));
  const text = asked.format === 'csv' ? analyticsCsv(report) : JSON.stringify(report, null, 2);
  const day = wallClockOf(report.generatedAt, report.period.timeZone).slice(0, 10);
  return new RawAnswer(new TextEncoder().encode(text), {
    'content-type': types[asked.format],
    'content-disposition': `attachment; filename="${reportFileName(day, asked.format)}"`,
  });
}

async function reportOf(
  tx: Db,
  ctx: Tools,
  owner: string,
  { start, end }: Asked,
): Promise<AnalyticsReport> {
  const found = await analyticsIn(tx, ctx, owner, { start, end });
  const posts: ReportedPost[] = [];
  const period = instantsOf(found.period);
  let page: ReportedRow[] = [];
  do {
    page = await listReportedPosts(tx, owner, period, page.at(-1), PAGE).execute();
    posts.push(...page.map((row) => toReported(row, ctx)));
    // A year of posts is no reason to keep everybody else waiting.
    await breathe();
  } while (page.length === PAGE && posts.length < POSTS_PER_REPORT);
  const isCut = posts.length >= POSTS_PER_REPORT;
  return { generatedAt: new Date().toISOString(), ...found, posts, isCut };
}

function toReported(row: ReportedRow, ctx: Tools): ReportedPost {
  const { impressions, engagement } = row;
  const externalId = row.parts[0]?.externalId ?? null;
  return {
    id: row.id,
    postedAt: row.posted_at ?? '',
    platform: row.platform,
    account: row.username,
    persona: row.persona,
    campaign: row.campaign,
    provider: row.provider,
    text: row.parts.map(({ text }) => text).join('\n\n'),
    url: postUrl({ externalId, username: row.username }, ctx),
    impressions,
    likes: row.likes,
    reposts: row.reposts,
    replies: row.replies,
    quotes: row.quotes,
    bookmarks: row.bookmarks,
    engagement,
    engagementRate:
      impressions === null ? null : rateOf({ engagement: engagement ?? 0, reach: impressions }),
    urlClicks: row.url_clicks,
    profileClicks: row.profile_clicks,
    readAt: row.read_at,
    voiceMatch: row.voice_match,
    virality: row.virality,
  };
}

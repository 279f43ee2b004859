import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { RawAnswer } from '#api/http/route.ts';
import { postUrl } from '#api/providers/x/post-url.ts';
import {
  type AnalyticsReport,
  type exportAnalytics,
  POSTS_PER_REPORT,
  type ReportedPost,
} from '#shared/contracts/analytics.ts';
import { analyticsCsv, analyticsCsvLines, reportFileName } from '#shared/lib/analytics-report.ts';
import { wallClockOf } from '#shared/lib/time/time-zones.ts';
import { rateOf } from './compare.ts';
import { instantsOf } from './period.ts';
import { readAnalytics } from './read-analytics.ts';
import { listReportedPosts, type ReportedRow } from './report-queries.ts';

type Tools = Pick<Context, 'db' | 'xAuthorizeUrl'>;

type Asked = z.output<typeof exportAnalytics.query>;

const PAGE = 500;
const types = { json: 'application/json', csv: 'text/csv; charset=utf-8' };

/**
 * A period as a file to keep: everything the screen shows with every post, or the posts as CSV. It
 * is written page by page as fast as its reader takes it: no file is ever whole in memory.
 */
export async function exportReport(ctx: Tools, owner: string, asked: Asked): Promise<RawAnswer> {
  const { start, end, format } = asked;
  const found = await withWorkspace(ctx.db, owner, (tx) =>
    readAnalytics(tx, ctx, owner, { start, end }),
  );
  const generatedAt = new Date().toISOString();
  const pages = postsOf(ctx, owner, found.period);
  const text =
    format === 'csv' ? csvText(found.period, pages) : jsonText({ generatedAt, ...found }, pages);
  const day = wallClockOf(generatedAt, found.period.timeZone).slice(0, 10);
  const body = Readable.toWeb(Readable.from(encoded(text), { highWaterMark: 1 }));
  return new RawAnswer(body as ReadableStream<Uint8Array>, {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${reportFileName(day, format)}"`,
  });
}

/** The posts of a period, a page at a time; each page in a transaction of its own. */
async function* postsOf(
  ctx: Tools,
  owner: string,
  days: Parameters<typeof instantsOf>[0],
): AsyncGenerator<ReportedPost[]> {
  const period = instantsOf(days);
  let last: ReportedRow | undefined;
  for (let written = 0; written < POSTS_PER_REPORT; written += PAGE) {
    const page = await withWorkspace(ctx.db, owner, (tx) =>
      listReportedPosts(tx, owner, period, last, PAGE).execute(),
    );
    if (page.length > 0) yield page.map((row) => toReported(row, ctx));
    if (page.length < PAGE) return;
    last = page.at(-1);
  }
}

async function* csvText(
  period: AnalyticsReport['period'],
  pages: AsyncIterable<ReportedPost[]>,
): AsyncGenerator<string> {
  yield analyticsCsv({ posts: [], period });
  for await (const posts of pages) yield analyticsCsvLines(posts, period.timeZone);
}

/** As `JSON.stringify` would write the whole, with two spaces. */
async function* jsonText(
  shown: Omit<AnalyticsReport, 'posts' | 'isCut'>,
  pages: AsyncIterable<ReportedPost[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(shown, null, 2).slice(0, -2)},\n  "posts": [`;
  let written = 0;
  for await (const posts of pages) {
    const lines = posts.map((post) => JSON.stringify(post, null, 2).replaceAll('\n', '\n    '));
    yield `${written === 0 ? '' : ','}\n    ${lines.join(',\n    ')}`;
    written += posts.length;
  }
  const isCut = written >= POSTS_PER_REPORT;
  yield `${written === 0 ? '' : '\n  '}],\n  "isCut": ${isCut}\n}`;
}

async function* encoded(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of text) yield encoder.encode(piece);
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
    url: externalId && postUrl(externalId, row.username, ctx),
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

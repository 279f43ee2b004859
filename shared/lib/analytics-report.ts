import type { AnalyticsReport, ReportedPost } from '#shared/contracts/analytics.ts';
import { csvLines, csvOf } from './text/csv-of.ts';
import { wallClockOf } from './time/time-zones.ts';

const columns: [name: string, of: (post: ReportedPost, zone: string) => string | number | null][] =
  [
    ['Posted', ({ postedAt }, zone) => wallClockOf(postedAt, zone).replace('T', ' ')],
    ['Time zone', (_, zone) => zone],
    ['Posted (UTC)', ({ postedAt }) => postedAt],
    ['Platform', ({ platform }) => platform],
    ['Account', ({ account }) => account],
    ['Persona', ({ persona }) => persona],
    ['Campaign', ({ campaign }) => campaign],
    ['Provider', ({ provider }) => provider],
    ['Text', ({ text }) => text],
    ['Address', ({ url }) => url],
    ['Impressions', ({ impressions }) => impressions],
    ['Likes', ({ likes }) => likes],
    ['Reposts', ({ reposts }) => reposts],
    ['Replies', ({ replies }) => replies],
    ['Quotes', ({ quotes }) => quotes],
    ['Bookmarks', ({ bookmarks }) => bookmarks],
    ['Engagement', ({ engagement }) => engagement],
    ['Engagement rate (%)', ({ engagementRate }) => engagementRate],
    ['Link clicks', ({ urlClicks }) => urlClicks],
    ['Profile clicks', ({ profileClicks }) => profileClicks],
    ['Metrics read (UTC)', ({ readAt }) => readAt],
    ['Voice match', ({ voiceMatch }) => voiceMatch],
    ['Virality', ({ virality }) => virality],
    ['Id', ({ id }) => id],
  ];

/** What the columns are called in English. */
export const analyticsColumns = columns.map(([name]) => name);

/**
 * The posts of a report as CSV: a line of names, then one line a post. `named` says what a column is
 * called for a person; figures and times stay as every program reads them.
 */
export function analyticsCsv(
  { posts, period }: Pick<AnalyticsReport, 'posts' | 'period'>,
  named: (column: string) => string = (column) => column,
): string {
  return (
    csvOf([analyticsColumns.map((name) => named(name))]) + analyticsCsvLines(posts, period.timeZone)
  );
}

/** More posts for the end of such a file, their times on the clock of this zone. */
export function analyticsCsvLines(posts: readonly ReportedPost[], zone: string): string {
  return csvLines(posts.map((post) => columns.map(([, of]) => of(post, zone))));
}

/** What the file of a report made on this day is called. */
export function reportFileName(day: string, format: 'json' | 'csv'): string {
  return `troupe-analytics-${day}.${format}`;
}

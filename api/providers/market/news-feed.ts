import { answerError } from './answer-error.ts';
import { decodeText } from './decode-text.ts';
import { getOutside } from './get-outside.ts';
import { type FeedItem, readFeed } from './read-feed.ts';

const LIMITS = { limitMs: 10_000, mostBytes: 2 * 1024 * 1024, mostRedirects: 3 };
const MOST_MARK = 500;

/** What a feed said last time, so that it need not say it again. */
export interface FeedMarks {
  etag: string | null;
  lastModified: string | null;
}

export type FeedAnswer = { isNew: false } | ({ isNew: true; items: FeedItem[] } & FeedMarks);

export interface NewsFeed {
  url: string;
  /** Whose headlines these are, as people know it. */
  name: string;
}

/** Reads a feed unless it says that nothing is new. Throws MarketError, nothing else. */
export async function readNewsFeed(
  feed: NewsFeed,
  marks: FeedMarks,
  options: { userAgent: string; limitMs?: number | undefined },
): Promise<FeedAnswer> {
  const headers = {
    accept:
      'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9, application/feed+json;q=0.8',
    'user-agent': options.userAgent,
    ...(marks.etag ? { 'if-none-match': marks.etag } : {}),
    ...(marks.lastModified ? { 'if-modified-since': marks.lastModified } : {}),
  };
  const limitMs = options.limitMs ?? LIMITS.limitMs;
  const answer = await getOutside({ ...LIMITS, url: feed.url, from: feed.name, headers, limitMs });
  if (answer.status === 304) return { isNew: false };
  if (answer.status !== 200) throw answerError(answer, feed.name);
  const text = decodeText(answer.body, answer.headers['content-type']);
  const items = readFeed(text, { url: answer.url, from: feed.name, now: Date.now() });
  return {
    isNew: true,
    items,
    etag: markOf(answer.headers.etag),
    lastModified: markOf(answer.headers['last-modified']),
  };
}

/** A mark goes back as a header: one that cannot is not kept. */
function markOf(value: string | undefined): string | null {
  return value !== undefined && value.length <= MOST_MARK && /^[\x20-\x7e]+$/.test(value)
    ? value
    : null;
}

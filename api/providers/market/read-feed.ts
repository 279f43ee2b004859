import { isPublicAddress, literalAddress } from '#api/providers/outside/public-address.ts';
import { feedDate } from './feed-date.ts';
import { feedEntries } from './feed-entries.ts';
import type { FeedEntry } from './feed-entry.ts';

const MOST_ITEMS = 100;
const MOST_URL = 2_000;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 30;
/** A clock may be ahead of ours by so much; what is further ahead was never meant. */
const CLOCK_SKEW_MS = 10 * 60_000;

export interface FeedItem {
  title: string;
  summary: string;
  url: string;
  /** ISO 8601 in UTC, never in the future; null where the feed does not say it clearly. */
  publishedAt: string | null;
}

/**
 * The items of an RSS, Atom or JSON feed, as text that can be shown: without markup, without bodies,
 * without what has no title, no link, or is older than 30 days. Throws MarketError.
 */
export function readFeed(
  body: string,
  { url, from, now }: { url: URL; from: string; now: number },
): FeedItem[] {
  return feedEntries(body, from, url, MOST_ITEMS).flatMap((entry) => itemOf(entry, url, now) ?? []);
}

function itemOf(entry: FeedEntry, feedUrl: URL, now: number): FeedItem | null {
  const { title, summary } = entry;
  const url = entry.links.flatMap((link) => addressOf(link, feedUrl) ?? [])[0];
  const time = entry.dates.map(feedDate).find((date) => date !== null) ?? null;
  const isOld = time !== null && time < now - OLDEST_DAYS * DAY_MS;
  if (title === '' || url === undefined || isOld) return null;
  const isKnown = time !== null && time <= now + CLOCK_SKEW_MS;
  const publishedAt = isKnown ? new Date(Math.min(time, now)).toISOString() : null;
  return { title, summary, url, publishedAt };
}

/** Only the web, and nothing that a click would send to a machine of the reader's own network. */
function addressOf({ href, base }: FeedEntry['links'][number], feedUrl: URL): string | null {
  const address = href.trim();
  if (address.length > MOST_URL || !URL.canParse(address, base.href)) return null;
  const url = new URL(address, base.href);
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return null;
  if (url.origin !== feedUrl.origin && !isPublicHost(url)) return null;
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('utm_')) url.searchParams.delete(name);
  }
  url.hash = '';
  return url.href.length > MOST_URL ? null : url.href;
}

function isPublicHost(url: URL): boolean {
  const literal = literalAddress(url);
  return literal === null ? url.hostname.includes('.') : isPublicAddress(literal);
}

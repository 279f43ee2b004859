import { z } from 'zod';
import { isPublicAddress, literalAddress } from '#api/providers/outside/public-address.ts';
import { MarketFault } from './market-fault.ts';
import { CDATA, parseXml } from './parse-xml.ts';
import { decodeEntities, plainText } from './plain-text.ts';

const MOST_ITEMS = 100;
const MOST_URL = 2_000;
const TITLE = 200;
const SUMMARY = 300;
const DAY_MS = 86_400_000;
const OLDEST_DAYS = 30;
const END = /<\/(rss|rdf:RDF|feed)\s*>/i;

export interface FeedItem {
  title: string;
  summary: string;
  url: string;
  /** ISO 8601 in UTC, never in the future. */
  publishedAt: string;
}

const node = z.record(z.string(), z.unknown());
type Node = z.output<typeof node>;

/**
 * The items of an RSS 2.0, RSS 1.0 or Atom feed, as text that can be shown: without markup, without
 * bodies, without what has no title, no link, or is older than 30 days. Throws MarketFault.
 */
export async function readFeed(
  xml: string,
  { url, from, now }: { url: URL; from: string; now: number },
): Promise<FeedItem[]> {
  const root = asNode(await parseXml(xml, from));
  const channel = asNode(asNode(root.rss).channel);
  const rdf = asNode(root['rdf:RDF']);
  const atom = asNode(root.feed);
  // The parser also takes what breaks off in the middle.
  if (!END.test(xml.slice(-1_000))) {
    throw new MarketFault('unreadable', `${from} sent something that is no whole feed.`);
  }
  const entries = [channel.item, rdf.item, atom.entry].flat().filter((one) => one !== undefined);
  return entries.slice(0, MOST_ITEMS).flatMap((entry) => itemOf(asNode(entry), url, now) ?? []);
}

function itemOf(entry: Node, feedUrl: URL, now: number): FeedItem | null {
  const title = plainText(textOf(entry.title), TITLE);
  const url = linkOf(entry, feedUrl);
  const publishedAt = dateOf(entry, now);
  if (title === '' || url === null || publishedAt < now - OLDEST_DAYS * DAY_MS) return null;
  const summary = plainText(textOf(entry.description ?? entry.summary), SUMMARY);
  return { title, summary, url, publishedAt: new Date(publishedAt).toISOString() };
}

/** A text node; entities of XML are replaced, but not inside CDATA. */
function textOf(value: unknown): string {
  const [first] = [value].flat();
  if (typeof first === 'string') return decodeEntities(first.slice(0, 20_000));
  const { '#text': text, [CDATA]: cdata } = asNode(first);
  const raw = [cdata].flat().filter((part) => typeof part === 'string');
  return `${typeof text === 'string' ? textOf(text) : ''}${raw.join('')}`;
}

/** Only the web, and nothing that a click would send to a machine of the reader's own network. */
function linkOf(entry: Node, feedUrl: URL): string | null {
  const atom = [entry.link].flat().map(asNode);
  const alternate = atom.find((link) => (link['@rel'] ?? 'alternate') === 'alternate');
  const href = alternate?.['@href'];
  const said = typeof href === 'string' ? decodeEntities(href) : textOf(entry.link);
  const address = (said || permalink(entry)).trim();
  if (address === '' || address.length > MOST_URL || !URL.canParse(address, feedUrl.href)) {
    return null;
  }
  const url = new URL(address, feedUrl.href);
  if (!/^https?:$/.test(url.protocol) || url.username !== '') return null;
  if (url.origin !== feedUrl.origin && !isPublicHost(url)) return null;
  for (const name of [...url.searchParams.keys()]) {
    if (name.startsWith('utm_')) url.searchParams.delete(name);
  }
  url.hash = '';
  return url.href.length > MOST_URL ? null : url.href;
}

function permalink(entry: Node): string {
  const guid = [entry.guid].flat()[0];
  const isLink = asNode(guid)['@isPermaLink'] !== 'false';
  return isLink && /^https?:/i.test(textOf(guid)) ? textOf(guid) : '';
}

function isPublicHost(url: URL): boolean {
  const literal = literalAddress(url);
  return literal === null ? url.hostname.includes('.') : isPublicAddress(literal);
}

/** Now for a date that is missing, unreadable or ahead of us. */
function dateOf(entry: Node, now: number): number {
  const said = entry.pubDate ?? entry.published ?? entry.updated ?? entry['dc:date'];
  const time = Date.parse(textOf(said).trim().slice(0, 60));
  return Number.isNaN(time) || time > now ? now : time;
}

function asNode(value: unknown): Node {
  return node.safeParse(value).data ?? {};
}

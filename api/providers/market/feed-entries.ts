import { baseIn, childrenOf, type FeedEntry, readEntry } from './feed-entry.ts';
import { readJsonFeed } from './json-feed.ts';
import { MarketError } from './market-error.ts';
import { parseXml, type XmlElement } from './parse-xml.ts';

/** Fields of an item of RSS hold no fields, items no items: who opens one has forgotten to close the other. */
const fields = new Set(
  ['title', 'link', 'description', 'guid', 'pubdate', 'author', 'category', 'comments'].map(
    (name) => `rss:${name}`,
  ),
);

const titles = ['rss:title', 'atom:title'];

/** At most so many entries of a feed: RSS, Atom or JSON, in whatever version. Throws MarketError. */
export function feedEntries(body: string, from: string, url: URL, most: number): FeedEntry[] {
  const json = readJsonFeed(body, url);
  if (json) return json.slice(0, most);
  const root = parseXml(body, from, endsBefore);
  const channels = childrenOf(root, 'rss:channel');
  const found = entriesOf(root, channels);
  const isNamed = [root, ...channels].some((one) =>
    titles.some((name) => childrenOf(one, name)[0]),
  );
  // A feed may have no entries for now; one that has no title either is something else.
  if (!found || (found.length === 0 && !isNamed))
    throw new MarketError('unreadable', `${from} sent something that is no feed.`);
  const base = [root, ...channels].reduce((around, element) => baseIn(element, around), url);
  return found.slice(0, most).map((entry) => readEntry(entry, base));
}

function entriesOf(root: XmlElement, channels: XmlElement[]): XmlElement[] | null {
  if (root.name === 'atom:feed') return childrenOf(root, 'atom:entry');
  if (root.name !== 'rss:rss' && root.name !== 'rdf:rdf') return null;
  return [root, ...channels].flatMap((around) => childrenOf(around, 'rss:item'));
}

function endsBefore(open: string, next: string): boolean {
  if (next === 'rss:item' || next === 'atom:entry') return open === next || fields.has(open);
  return fields.has(open) && fields.has(next);
}

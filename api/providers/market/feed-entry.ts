import type { XmlElement } from './parse-xml.ts';
import { inline, textOfEither, textOfHtml, textOfPlain, unseen } from './plain-text.ts';

const TITLE = 200;
const SUMMARY = 300;

/** What an entry of a feed says of itself, as text. */
export interface FeedEntry {
  title: string;
  summary: string;
  /** Addresses as they stand, best first, each with what it is relative to. */
  links: { href: string; base: URL }[];
  /** Dates as they stand, best first. */
  dates: string[];
}

/** An `item` of RSS or an `entry` of Atom. */
export function readEntry(entry: XmlElement, base: URL): FeedEntry {
  const here = baseIn(entry, base);
  const all = (...names: string[]) => names.flatMap((name) => childrenOf(entry, name));
  const title = all('rss:title', 'atom:title', 'dc:title').map((one) => readText(one, TITLE));
  const summary = all(
    'rss:description',
    'atom:summary',
    'content:encoded',
    'atom:content',
    'dc:description',
  ).map((one) => readText(one, SUMMARY));
  return {
    title: title.find(Boolean) ?? '',
    summary: summary.find(Boolean) ?? '',
    links: linksOf(entry, here),
    dates: all(
      'rss:pubdate',
      'atom:published',
      'atom:issued',
      'dc:date',
      'dcterms:issued',
      'dcterms:created',
      'atom:updated',
      'atom:modified',
      'dcterms:modified',
    ).map(contentOf),
  };
}

/** The element's own `xml:base`, if it has one of the web. */
export function baseIn(element: XmlElement, base: URL): URL {
  const said = element.attributes['xml:base'];
  if (!said || !URL.canParse(said, base.href)) return base;
  const own = new URL(said, base.href);
  return /^https?:$/.test(own.protocol) ? own : base;
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && child.name === name,
  );
}

/** Atom says what its texts are; RSS leaves it open. */
function readText(element: XmlElement, most: number): string {
  const type = (element.attributes.type ?? '').trim().toLowerCase();
  const isAtom = element.name.startsWith('atom:');
  const hasElements = element.children.some((child) => typeof child !== 'string');
  const content = contentOf(element);
  if (/^(text\/)?html$/.test(type)) return textOfHtml(content, most);
  if (hasElements || /xhtml/.test(type) || (isAtom && /^text/.test(type))) {
    return textOfPlain(content, most);
  }
  // A title without a type is text, as Atom has it; summaries without one often are HTML after all.
  return element.name === 'atom:title' ? textOfPlain(content, most) : textOfEither(content, most);
}

/** All text inside an element, with a space where a block begins or ends. */
function contentOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      const name = child.name.slice(child.name.indexOf(':') + 1);
      if (unseen.has(name)) return '';
      return inline.has(name) ? contentOf(child) : ` ${contentOf(child)} `;
    })
    .join('');
}

function linksOf(entry: XmlElement, base: URL): FeedEntry['links'] {
  const atom = childrenOf(entry, 'atom:link')
    .filter(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')
    // Some entries offer the same as JSON or PDF.
    .toSorted((a, b) => Number(isPage(b)) - Number(isPage(a)))
    .map((link) => ({ href: link.attributes.href || contentOf(link), base: baseIn(link, base) }));
  const rss = childrenOf(entry, 'rss:link').map((link) => ({
    href: contentOf(link) || link.attributes.href || '',
    base: baseIn(link, base),
  }));
  const permanent = [
    ...childrenOf(entry, 'rss:guid').filter(({ attributes }) => attributes.ispermalink !== 'false'),
    ...childrenOf(entry, 'atom:id'),
  ];
  const about = entry.attributes['rdf:about'] ?? '';
  return [
    ...(entry.name === 'atom:entry' ? [...atom, ...rss] : [...rss, ...atom]),
    ...[...permanent.map(contentOf), about]
      .filter((href) => /^\s*https?:/i.test(href))
      .map((href) => ({ href, base })),
  ].filter(({ href }) => href.trim() !== '');
}

function isPage({ attributes }: XmlElement): boolean {
  return /^(text\/html|application\/xhtml\+xml)?$/i.test((attributes.type ?? '').trim());
}

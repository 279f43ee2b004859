/** The vocabulary that an element belongs to, whatever prefix a feed gives it. */
const vocabularies: [pattern: RegExp, name: string][] = [
  [/^https?:\/\/www\.w3\.org\/2005\/atom\/?$/i, 'atom'],
  [/^https?:\/\/purl\.org\/atom\/ns#/i, 'atom'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/?$/i, 'rss'],
  [/^https?:\/\/(my|channel)\.netscape\.com\//i, 'rss'],
  [/^https?:\/\/(backend\.userland\.com\/rss|blogs\.law\.harvard\.edu\/tech\/rss)/i, 'rss'],
  [/^https?:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#/i, 'rdf'],
  [/^https?:\/\/purl\.org\/dc\/elements\//i, 'dc'],
  [/^https?:\/\/purl\.org\/dc\/terms\//i, 'dcterms'],
  [/^https?:\/\/purl\.org\/rss\/1\.0\/modules\/content\//i, 'content'],
  [/^https?:\/\/www\.w3\.org\/1999\/xhtml/i, 'xhtml'],
];

/** Prefixes that feeds use without declaring them. */
const customary = new Set(['atom', 'rss', 'rdf', 'dc', 'dcterms', 'content', 'xhtml']);

export type Prefixes = ReadonlyMap<string, string>;

/** The prefixes in force inside the root: what has none is Atom in a `feed`, else RSS. */
export function rootPrefixes(tag: string, attributes: Record<string, string>): Prefixes {
  const family = /^([^:]*:)?feed$/i.test(tag) ? 'atom' : 'rss';
  const declared = prefixesIn(new Map(), attributes);
  const standard = declared.get('') ?? 'other';
  return new Map([...declared, ['', standard === 'other' ? family : standard]]);
}

/** The prefixes in force inside an element: those around it, and those that it declares itself. */
export function prefixesIn(around: Prefixes, attributes: Record<string, string>): Prefixes {
  const declared = Object.entries(attributes).filter(([name]) => /^xmlns(:|$)/.test(name));
  if (declared.length === 0) return around;
  return new Map([
    ...around,
    ...declared.map(([name, uri]): [string, string] => [name.slice(6), vocabularyOf(uri)]),
  ]);
}

function vocabularyOf(uri: string): string {
  return vocabularies.find(([pattern]) => pattern.test(uri.trim()))?.[1] ?? 'other';
}

/** `vocabulary:name` in lower case; `other:name` for what no feed is read for. */
export function fullName(tag: string, prefixes: Prefixes): string {
  const at = tag.indexOf(':');
  const prefix = at === -1 ? '' : tag.slice(0, at);
  const known = prefixes.get(prefix) ?? (customary.has(prefix) ? prefix : undefined);
  return `${known ?? 'other'}:${tag.slice(at + 1).toLowerCase()}`;
}

import { findLinks } from './text/find-links.ts';

/** What a link says of where its visitors come from. */
export interface LinkOrigin {
  /** The campaign or persona; made into a slug. */
  campaign: string;
  /** The post's id. */
  content: string;
}

/** X shows a linked post under ours only if its address is left as it is. */
const LEFT_ALONE = /^https?:\/\/(?:[\w-]+\.)*(?:(?:x|twitter)\.com|t\.co)(?=[/?#:]|$)/i;

/**
 * Adds utm_source=x, utm_medium=social, utm_campaign and utm_content to each http(s) link of a text.
 * What a link says already stays, and nothing else of the text changes: X counts a link as 23
 * characters however long it is. A link that would swallow what follows it, or end before its own
 * end, is left as it is.
 */
export function withUtm(text: string, origin: LinkOrigin): string {
  let tagged = '';
  let done = 0;
  for (const { start, end, url } of findLinks(text)) {
    if (!/^https?:\/\//i.test(url) || LEFT_ALONE.test(url)) continue;
    const link = tag(url, origin);
    if (!isWholeLink(link) || goesOn(text, end)) continue;
    tagged += text.slice(done, start) + link;
    done = end;
  }
  return tagged + text.slice(done);
}

/** The same for each text of several posts. */
export function withUtmEach(posts: { texts: string[]; origin: LinkOrigin }[]): string[][] {
  return posts.map(({ texts, origin }) => texts.map((text) => withUtm(text, origin)));
}

/** The text as it was before its links were tagged, more or less: for comparing texts, not for sending. */
export function withoutUtm(text: string): string {
  if (!text.includes('utm_')) return text;
  return text.replace(/[?&]utm_[a-z]+=[^&#\s]*/gi, '');
}

/** 'Launch Week: Día 1' as 'launch-week-dia-1'; a name without a Latin letter or digit keeps its letters. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  const found =
    slug ||
    plain
      .trim()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '');
  return [...found].slice(0, 60).join('').replace(/-+$/, '') || 'troupe';
}

function tag(url: string, { campaign, content }: LinkOrigin): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const given = query.slice(1);
  const wanted = {
    utm_source: 'x',
    utm_medium: 'social',
    utm_campaign: slugOf(campaign),
    utm_content: content,
  };
  const names = new Set(given.split('&').map((pair) => pair.split('=')[0]?.toLowerCase()));
  const added = Object.entries(wanted)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const pairs = [given.replace(/&+$/, ''), ...added].filter((pair) => pair !== '');
  // An address that is a bare domain has a path from here on.
  const path = /^https?:\/\/[^/]+$/i.test(address) ? `${address}/` : address;
  return added.length === 0 ? url : `${path}?${pairs.join('&')}${fragment}`;
}

function isWholeLink(url: string): boolean {
  const [link, ...others] = findLinks(url);
  return link?.url === url && others.length === 0;
}

/** Whether a query would take in what stands behind the link, as in `https://a.com/x(see below)`. */
function goesOn(text: string, end: number): boolean {
  queryMark.lastIndex = end;
  return queryMark.test(text);
}

const queryMark = /[!?*'@();:+$%[\].,~|]*[a-z0-9\-_&=#/]/iy;

import { type FoundDomain, HostRun } from '../links/host-run.ts';
import { latinDomains } from '../links/latin-domains.ts';
import { linkEnds } from '../links/link-end.ts';
import { hasValidNames } from '../links/valid-names.ts';

export interface FoundLink {
  start: number;
  end: number;
  /** What X links. Where other letters end a bare domain it is shorter than the offsets are apart. */
  url: string;
}

const LONGEST_LINK = 4096;
const LONGEST_SHORT_NAME = 40;
const shortLink =
  /^https?:\/\/t\.co\/([a-z0-9]+)(?:\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/])?/i;

/**
 * Every link as X finds it, with or without a protocol, as twitter-text 3.1.0 does, in linear time.
 * Offsets are UTF-16 and refer to the text as given. Never throws.
 */
export function findLinks(text: string): FoundLink[] {
  const found: FoundLink[] = [];
  let from = 0;
  for (let run = HostRun.after(text, 0); run; run = HostRun.after(text, Math.max(from, run.end))) {
    for (let domain = run.domainAfter(from); domain; domain = run.domainAfter(from)) {
      from = addLinks(found, text, domain);
    }
  }
  return found;
}

/** Adds what is a link of it; where the next one is looked for. */
function addLinks(found: FoundLink[], text: string, { begin, start, end }: FoundDomain): number {
  const domain = text.slice(start, end);
  const ends = linkEnds(text, end);
  const url = text.slice(begin, ends.query);
  const protocol = start > begin ? start - begin : 'https://'.length;
  if (protocol + url.length > LONGEST_LINK || !hasValidNames(domain)) return ends.query;
  const bare = start === begin || domain.startsWith('xn--') ? latinDomains(domain) : [];
  if (domain.startsWith('xn--') && bare.length === 0) return ends.query;
  if (start > begin) {
    const [short, name = ''] = shortLink.exec(url) ?? [];
    if (name.length > LONGEST_SHORT_NAME) return ends.query;
    const shown = short ?? url;
    found.push({ start: begin, end: begin + shown.length, url: shown });
    return ends.query;
  }
  if (begin > 0 && /[-_./]/.test(text.charAt(begin - 1))) return ends.query;
  for (const [at, name] of bare.entries()) {
    const plain = domain.slice(name.start, name.end);
    const hasPath = at === bare.length - 1 && ends.path > ends.port;
    found.push({
      start: start + name.start,
      end: hasPath ? ends.query : start + name.end,
      url: hasPath ? plain + text.slice(end, ends.query) : plain,
    });
  }
  return ends.query;
}

/** Whether one of the links, which are in text order, holds the text from `start` to `end`. */
export function isInLink(links: readonly FoundLink[], start: number, end: number): boolean {
  let low = 0;
  let high = links.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.end ?? 0) > start) high = middle;
    else low = middle + 1;
  }
  const link = links[low];
  return link !== undefined && link.start <= start && end <= link.end;
}

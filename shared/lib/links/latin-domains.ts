import { nameEnd } from './link-end.ts';
import { topLevelEnd } from './top-level-domains.ts';

/**
 * The Latin domains inside of one that may hold other letters: X links `evil.com` of `看evil.com`.
 * Offsets are those of the domain.
 */
export function latinDomains(domain: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  let searched = 0;
  for (let at = 0; at < domain.length; ) {
    const { end, read } = readDomain(domain, at);
    if (end >= 0) {
      // X looks for the words again from the last one on, and may find them earlier.
      const start = domain.indexOf(domain.slice(at, end), searched);
      searched = start + end - at;
      found.push({ start, end: searched });
    }
    at = Math.max(at + 1, end >= 0 ? end : read);
  }
  return found;
}

/** Where the longest domain from here ends, -1 if there is none, and how far that was looked for. */
function readDomain(domain: string, from: number): { end: number; read: number } {
  let end = -1;
  let name = from;
  for (;;) {
    const read = nameEnd(domain, name);
    if (read === name || domain.charAt(read) !== '.') return { end, read };
    name = read + 1;
    const closed = topLevelEnd(domain, name);
    if (closed >= 0) end = closed;
  }
}

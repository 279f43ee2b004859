import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

const XML_ENCODING = /^\s*<\?xml[^>]{0,200}encoding\s*=\s*["']([\w.:-]+)/i;

/**
 * Bytes of a feed as text. A byte order mark decides; then the charset of the answer, then the
 * encoding that the XML declares. Valid UTF-8 that says it is a one-byte encoding is UTF-8 all the same.
 */
export function decodeText(body: Buffer, contentType: string | undefined): string {
  const marked = markedEncoding(body);
  if (marked) return iconv.decode(body, marked);
  const charset = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
  const declared = XML_ENCODING.exec(body.toString('latin1', 0, 256))?.[1];
  const said = [charset, isUtf16(declared) ? undefined : declared].find(
    (label) => label !== undefined && iconv.encodingExists(label),
  );
  if (said === undefined || (!isStateful(said) && isUtf8(body))) return body.toString('utf8');
  return iconv.decode(body, said);
}

/** By its mark, or by how `<` stands in UTF-16. */
function markedEncoding(body: Buffer): string | null {
  const head = body.toString('hex', 0, 4);
  if (head.startsWith('efbbbf')) return 'utf-8';
  if (head === 'fffe0000') return 'utf-32le';
  if (head === '0000feff') return 'utf-32be';
  if (head.startsWith('fffe') || /^3c00..00$/.test(head)) return 'utf-16le';
  if (head.startsWith('feff') || /^003c00..$/.test(head)) return 'utf-16be';
  return null;
}

/** What could be read as ASCII cannot be UTF-16, whatever it declares. */
function isUtf16(label: string | undefined): boolean {
  return /^(utf-?16|ucs-?2|utf-?32)/i.test(label ?? '');
}

/** Encodings whose bytes may be valid UTF-8 without being it. */
function isStateful(label: string): boolean {
  return isUtf16(label) || /^(utf-?7|iso-?2022|hz)/i.test(label);
}

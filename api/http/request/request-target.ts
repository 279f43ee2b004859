import { AppError, noSuchCall } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';

/** What a request asks for, decided once: routing, headers, log and metrics read nothing else. */
export interface RequestTarget {
  /** The path in its one spelling: what is routed. */
  path: string;
  /** With its question mark, as it came. */
  query: string;
  /** Whether the rules of the API hold: also for every other spelling of an address of it. */
  isApi: boolean;
  /** The host that an absolute address names; null for a path, which leaves that to the Host header. */
  host: string | null;
  /** Why no route may answer. */
  refusal: AppError | null;
}

/** What nearly all requests bring: nothing to decode, no dot alone, no slash twice. */
const PLAIN = /^\/(?:[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*\/?)?$/;
/** RFC 3986: what a path may be made of. */
const PATH = /^\/[\w\-.~!$&'()*+,;=:@%/]*$/;
/** Octets that RFC 3986 never asks to be escaped. */
const UNRESERVED = /[\w\-.~]/;
const ABSOLUTE = /^https?:\/\/([^/?#\\]*)(.*)$/is;

const malformed = () => new AppError('bad_request', message('protocol.malformed-address'));

/**
 * Reads the target of a request line. Escapes of characters that need none are undone and dot
 * segments are resolved, so that each address has one spelling. Refused are escaped or doubled
 * slashes, backslashes, broken escapes, and the API's name in other letters.
 */
export function readTarget(url: string): RequestTarget {
  const [, host = null, rest] = (url.startsWith('/') ? null : ABSOLUTE.exec(url)) ?? [];
  const local = rest === undefined ? url : rest.startsWith('/') ? rest : `/${rest}`;
  const mark = local.indexOf('?');
  const raw = mark < 0 ? local : local.slice(0, mark);
  const query = mark < 0 ? '' : local.slice(mark);
  if (PLAIN.test(raw)) return { ...decided(raw, isApiName(raw), null), query, host };
  const readable = PATH.test(raw) && !query.includes('#') ? unescaped(raw) : null;
  const path = readable === null ? raw : withoutDots(readable);
  const refusal = readable === null ? malformed() : path.includes('//') ? noSuchCall() : null;
  return { ...decided(path, isApiName(plainest(path)), refusal), query, host };
}

function decided(path: string, isApi: boolean, refusal: AppError | null) {
  const isMisspelt = isApi && !path.startsWith('/api/');
  return { path, isApi, refusal: refusal ?? (isMisspelt ? noSuchCall() : null) };
}

function isApiName(path: string): boolean {
  return /^\/api\//i.test(path);
}

/** Without needless escapes; null where an escape is broken, hides a separator or is no text. */
function unescaped(raw: string): string | null {
  if (!raw.includes('%')) return raw;
  if (/%(?![\da-f]{2})|%2f|%5c|%[01][\da-f]|%7f/i.test(raw)) return null;
  try {
    decodeURIComponent(raw);
  } catch {
    return null;
  }
  return raw.replace(/%[0-7][\da-f]/gi, (octet) => {
    const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16));
    return UNRESERVED.test(character) ? character : octet.toUpperCase();
  });
}

/** RFC 3986, 5.2.4. */
function withoutDots(path: string): string {
  const kept: string[] = [];
  const segments = path.split('/').slice(1);
  for (const [at, segment] of segments.entries()) {
    const isDot = segment === '.' || segment === '..';
    if (segment === '..') kept.pop();
    if (!isDot) kept.push(segment);
    else if (at === segments.length - 1) kept.push('');
  }
  return `/${kept.join('/')}`;
}

/** The furthest that anybody could read into a path: which rules hold goes by that. */
function plainest(path: string): string {
  let read = path;
  // An escape that was escaped any number of times is undone at once; each pass is linear.
  for (let pass = 0; pass < 3; pass += 1) {
    read = read.replace(/%(?:25)*([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return withoutDots(`/${read}`.replaceAll('\\', '/').replace(/\/{2,}/g, '/'));
}

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import type { Env } from '#api/config/env.ts';
import { portOf } from '../request/own-host.ts';

/** What a request brings to prove who it is; only the hash of the secret travels further. */
export interface Credential {
  kind: 'session' | 'key';
  hash: Buffer;
}

export const SESSION_SECONDS = 30 * 24 * 60 * 60;
const KEY_PREFIX = 'trp_';
const KEY_FORM = /^trp_([A-Za-z0-9_-]{43})([0-9a-f]{8})$/;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

/** SHA-256: what stays of a secret that has 256 random bits of its own. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** 256 random bits as text, for a cookie, a link or a key. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** 256 random bits with a checksum, so that a typo costs no query and scanners know the form. */
export function newExtensionKey(): string {
  const secret = newSecret();
  return KEY_PREFIX + secret + checksum(secret);
}

/** What names and guards our cookies. */
export type Place = Pick<Env, 'SECURE' | 'PUBLIC_URL'>;

/** The cookie wins over a bearer key: a request with both must pass the cookie's origin rule. */
export function readCredential(headers: IncomingHttpHeaders, place: Place): Credential | null {
  const token = readSessionToken(headers, place);
  if (token) return { kind: 'session', hash: hashSecret(token) };
  const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  const parts = bearer ? KEY_FORM.exec(bearer) : null;
  if (!bearer || !parts || checksum(parts[1] as string) !== parts[2]) return null;
  return { kind: 'key', hash: hashSecret(bearer) };
}

/**
 * The session cookie's value; a mangled one counts as none. So do two different ones: another program
 * on this machine may have added its own, and which is ours nobody can tell.
 */
export function readSessionToken(headers: IncomingHttpHeaders, place: Place): string | null {
  if (!headers.cookie) return null;
  const own = readToken(headers.cookie, cookieName(place));
  // A session from before the name held the port.
  if (own === undefined && !place.SECURE) return readToken(headers.cookie, FORMER_NAME) ?? null;
  return own ?? null;
}

/** Undefined: no cookie of this name; null: several, and they differ. */
function readToken(cookies: string, name: string): string | null | undefined {
  let found: string | undefined;
  for (const [key, value] of readCookies(cookies)) {
    if (key !== name || !TOKEN_FORM.test(value)) continue;
    if (found !== undefined && found !== value) return null;
    found = value;
  }
  return found;
}

const FORMER_NAME = 'sid';

/**
 * Over http the name holds the port: cookies know none, and several servers on one machine would take
 * each other's place. Some browsers refuse the __Host- prefix on plain http://localhost.
 */
export function cookieName({ SECURE, PUBLIC_URL }: Place): string {
  return SECURE ? '__Host-sid' : `sid_${portOf(new URL(PUBLIC_URL))}`;
}

/** The Set-Cookie header of a session; `Secure` on https. */
export function sessionCookie(token: string, place: Place): string {
  return setCookie(cookieName(place), token, SESSION_SECONDS, place.SECURE);
}

/** The Set-Cookie header that takes the session cookie away. */
export function endedSessionCookie(place: Place): string {
  return setCookie(cookieName(place), '', 0, place.SECURE);
}

/** A Set-Cookie header for no script and no foreign page; 0 seconds take the cookie away. */
export function setCookie(name: string, value: string, seconds: number, secure: boolean): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
}

/** The names and values of a Cookie header, in its order; a name may come several times. */
export function readCookies(header: string | undefined): [name: string, value: string][] {
  return (header ?? '').split(';').flatMap((part): [string, string][] => {
    const equals = part.indexOf('=');
    return equals > 0 ? [[part.slice(0, equals).trim(), part.slice(equals + 1).trim()]] : [];
  });
}

function checksum(secret: string): string {
  return crc32(secret).toString(16).padStart(8, '0');
}

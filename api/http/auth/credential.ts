import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';

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

/** The cookie wins over a bearer key: a request with both must pass the cookie's origin rule. */
export function readCredential(headers: IncomingHttpHeaders, secure: boolean): Credential | null {
  const token = readSessionToken(headers, secure);
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
export function readSessionToken(headers: IncomingHttpHeaders, secure: boolean): string | null {
  if (!headers.cookie) return null;
  const name = cookieName(secure);
  let found: string | null = null;
  for (const [key, value] of readCookies(headers.cookie)) {
    if (key !== name || !TOKEN_FORM.test(value)) continue;
    if (found !== null && found !== value) return null;
    found = value;
  }
  return found;
}

/** Some browsers refuse the __Host- prefix on plain http://localhost. */
function cookieName(secure: boolean): string {
  return secure ? '__Host-sid' : 'sid';
}

/** The Set-Cookie header of a session; `secure` on https. */
export function sessionCookie(token: string, secure: boolean): string {
  return setCookie(cookieName(secure), token, SESSION_SECONDS, secure);
}

/** The Set-Cookie header that takes the session cookie away. */
export function endedSessionCookie(secure: boolean): string {
  return setCookie(cookieName(secure), '', 0, secure);
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

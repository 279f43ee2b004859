import type { IncomingHttpHeaders } from 'node:http';
import { isLoopbackName } from '#api/config/loopback-name.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';

/**
 * Refuses an unsafe request that carries the session cookie from anywhere but our own pages.
 * While PUBLIC_URL is loopback, its names count as one. Throws `forbidden`.
 */
export function assertOwnOrigin(headers: IncomingHttpHeaders, publicUrl: string): void {
  const site = headers['sec-fetch-site'];
  const own = headers.origin !== undefined && sameOrigin(headers.origin, publicUrl);
  if (own && (site === undefined || site === 'same-origin')) return;
  throw new AppError('forbidden', message('request.foreign-page'));
}

/** A GET that acts (sign-in, sign-out) may be typed or come from our pages, not from a foreign one. */
export function assertOwnNavigation(site: string | undefined): void {
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  throw new AppError('forbidden', message('request.foreign-page'));
}

function sameOrigin(origin: string, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  const ours = new URL(publicUrl);
  if (!URL.canParse(origin)) return false;
  const theirs = new URL(origin);
  if (theirs.origin === ours.origin) return true;
  const loopback = isLoopbackName(ours.hostname) && isLoopbackName(theirs.hostname);
  return loopback && theirs.port === ours.port && theirs.protocol === ours.protocol;
}

import type { IncomingHttpHeaders } from 'node:http';
import { type Place, readCookies, setCookie } from '#api/http/auth/credential.ts';
import { portOf } from '#api/http/request/own-host.ts';

/**
 * The cookies that tie a sign-in under way to this browser: one for each, named after its state, so
 * that those of several tabs do not meet. Each holds a value made for it alone; what a browser brings
 * is only ever compared.
 */
const BASE = 'x-sign-in-';
const TEN_MINUTES = 600;
/** Of sign-ins that nobody has finished: more would crowd out other cookies. */
const MOST = 8;

const SECRET_FORM = /^[\w-]{43}$/;

/** The Set-Cookie headers of a sign-in that begins; the oldest of too many goes. */
export function begunCookies(
  { state, browser }: { state: string; browser: string },
  headers: Pick<IncomingHttpHeaders, 'cookie'>,
  place: Place,
): string[] {
  const known = [...new Set(readCookies(headers.cookie).map(([name]) => name))];
  const begun = known.filter((name) => name.startsWith(prefix(place)));
  const spare = begun.slice(0, Math.max(0, begun.length - MOST + 1));
  return [
    setCookie(nameOf(state, place), browser, TEN_MINUTES, place.SECURE),
    ...spare.map((name) => setCookie(name, '', 0, place.SECURE)),
  ];
}

/** The Set-Cookie header that ends the one of this sign-in. */
export function endedCookie(state: string, place: Place): string {
  return setCookie(nameOf(state, place), '', 0, place.SECURE);
}

/** What this browser brings for the sign-in; another program on this machine may have added some. */
export function broughtSecrets(
  state: string,
  headers: Pick<IncomingHttpHeaders, 'cookie'>,
  place: Place,
): string[] {
  const name = nameOf(state, place);
  const values = readCookies(headers.cookie).flatMap(([key, value]) => (key === name ? value : []));
  return values.filter((value) => SECRET_FORM.test(value)).slice(0, MOST);
}

/**
 * Over https only we can have set a cookie with this prefix (RFC 6265bis, 4.1.3.2). Over http it holds
 * the port, as those of another server on this machine are not ours to take away.
 */
function prefix({ SECURE, PUBLIC_URL }: Place): string {
  return SECURE ? `__Host-${BASE}` : `${BASE}${portOf(new URL(PUBLIC_URL))}-`;
}

function nameOf(state: string, place: Place): string {
  return prefix(place) + state.replace(/[^\w-]/g, '').slice(0, 12);
}

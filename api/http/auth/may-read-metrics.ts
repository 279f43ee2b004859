import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { hashSecret } from '#api/http/auth/credential.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const OWN_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Whoever knows the token; without one, who asks from this machine itself. A proxy on it asks from
 * there too, but says for whom, or hands on the name that its visitor used.
 */
export function mayReadMetrics(
  request: { headers: IncomingHttpHeaders; remoteAddress: string | undefined },
  token: string | undefined,
): boolean {
  const { headers, remoteAddress = '' } = request;
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (given !== undefined) {
    return token !== undefined && timingSafeEqual(hashSecret(given), hashSecret(token));
  }
  return (
    LOOPBACK.test(remoteAddress) &&
    OWN_NAME.test(headers.host ?? '') &&
    !FORWARDED.some((name) => name in headers)
  );
}

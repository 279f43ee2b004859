import type { IncomingMessage } from 'node:http';
import type { Context } from '#api/context.ts';
import { AppError } from '#api/errors/app-error.ts';
import { mayReadMetrics } from '#api/http/auth/may-read-metrics.ts';
import { getHealth, getLiveness, getReadiness } from '#shared/contracts/health.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { isOwnAddress, isOwnHost, portOf, readHost } from './own-host.ts';
import type { RequestTarget } from './request-target.ts';

/** What tells nothing of anybody, and is asked for by probes that know addresses only. */
const FOR_PROBES = [getHealth, getLiveness, getReadiness].map(({ path }) => path as string);
const FOR_SCRAPERS = '/api/metrics';

/**
 * Answers why a request is not meant for us; null when it is. A page that has had its name resolve to
 * this machine (DNS rebinding) still sends that name. The host of an absolute address comes before
 * the header (RFC 9112, 3.2.2).
 */
export function hostRule({ env, hints }: Pick<Context, 'env' | 'hints'>) {
  /** Nearly all requests are for the host of the one before: it is not taken apart again. */
  let known = { said: '', publicUrl: '' };
  return (incoming: IncomingMessage, target: RequestTarget): AppError | null => {
    const { socket, httpVersion } = incoming;
    const headers = hostHeaders(incoming);
    if (headers.length > 1 || (headers.length === 0 && httpVersion !== '1.0')) {
      return new AppError('bad_request', message('protocol.one-host'));
    }
    const said = target.host ?? headers[0];
    const publicUrl = env.PUBLIC_URL;
    if (said === known.said && publicUrl === known.publicUrl) return null;
    const host = said === undefined ? null : readHost(said);
    if (host && said && isOwnHost(host, publicUrl, socket)) {
      known = { said, publicUrl };
      if (host.port === null && isOtherPort(publicUrl)) hints.hostWithoutPort();
      return null;
    }
    const isAddressed = said === undefined || (host !== null && isOwnAddress(host, socket));
    if (FOR_PROBES.includes(target.path) && isAddressed) return null;
    if (target.path === FOR_SCRAPERS && mayScrape(incoming, env.METRICS_TOKEN)) return null;
    if (said !== undefined) hints.misdirected(said);
    return new AppError('misdirected', message('protocol.other-host'));
  };
}

/** Node keeps the first of several, where others may have read the last. */
function hostHeaders({ rawHeaders }: IncomingMessage): string[] {
  const found: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === 'host')
      found.push(rawHeaders[at + 1] as string);
  }
  return found;
}

/** A token is a proof that no page of others has; scrapers reach containers by names of their own. */
function mayScrape({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (headers.authorization === undefined) return false;
  return mayReadMetrics({ headers, remoteAddress: socket.remoteAddress }, token);
}

function isOtherPort(publicUrl: string): boolean {
  return ![80, 443].includes(portOf(new URL(publicUrl)));
}

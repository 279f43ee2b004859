import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import {
  assertNoPrivateName,
  ForbiddenAddress,
  guardedLookup,
} from '#api/providers/outside/guarded-lookup.ts';
import { proxyAgentFor } from '#api/providers/outside/proxies.ts';
import {
  isLoopback,
  isPublicAddress,
  literalAddress,
} from '#api/providers/outside/public-address.ts';
import { MarketError } from './market-error.ts';

export interface OutsideRequest {
  url: string;
  /** Whose answer it is, for sentences. */
  from: string;
  headers: Record<string, string>;
  /** For all of it, redirects and body included. */
  limitMs: number;
  mostBytes: number;
  mostRedirects: number;
  /** An address that the operator alone has set, wherever it is. Its redirects are not trusted. */
  isTrusted?: boolean;
}

export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Where it came from in the end. */
  url: URL;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * One GET of an address outside, public ones only, each redirect checked anew. An operator's own
 * loopback address is allowed, but nothing may redirect to one. Throws MarketError, nothing else.
 */
export async function getOutside(request: OutsideRequest): Promise<OutsideAnswer> {
  const signal = AbortSignal.timeout(request.limitMs);
  let url = new URL(request.url);
  const trusted = request.isTrusted || isLoopback(url) ? url.origin : null;
  for (let hops = 0; ; hops += 1) {
    const answer = await getOnce(url, request, signal, url.origin === trusted);
    const { location } = answer.headers;
    if (!REDIRECTS.includes(answer.status) || location === undefined) return answer;
    if (hops === request.mostRedirects) {
      throw new MarketError('refused', `${request.from} redirects too often.`);
    }
    url = redirected(location, url, request.from);
  }
}

function redirected(location: string, from: URL, name: string): URL {
  const url = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  const isWeb = url && /^https?:$/.test(url.protocol) && url.username === '';
  const isDowngrade = url?.protocol === 'http:' && from.protocol === 'https:';
  if (isWeb && !isDowngrade) return url;
  throw new MarketError('refused', `${name} redirects to an address that is not followed.`);
}

async function getOnce(
  url: URL,
  request: OutsideRequest,
  signal: AbortSignal,
  isTrusted: boolean,
): Promise<OutsideAnswer> {
  const proxy = proxyAgentFor(url);
  if (proxy && !isTrusted) {
    await assertNoPrivateName(url.hostname).catch((error) => {
      throw faultOf(error, request, signal);
    });
  }
  return new Promise((resolve, reject) => {
    const literal = literalAddress(url);
    if (!isTrusted && literal !== null && !isPublicAddress(literal)) {
      return reject(faultOf(new ForbiddenAddress(url.hostname), request, signal));
    }
    const outgoing = (url.protocol === 'https:' ? https : http).get(url, {
      // A socket of its own: one kept alive would skip the lookup.
      agent: proxy ?? false,
      signal,
      headers: { ...request.headers, 'accept-encoding': 'gzip, deflate, br' },
      ...(isTrusted || proxy ? {} : { lookup: guardedLookup }),
    });
    const fail = (error: unknown) => {
      outgoing.destroy();
      reject(faultOf(error, request, signal));
    };
    outgoing.on('error', fail);
    outgoing.on('response', (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      readCapped(incoming, request).then((body) => resolve({ status, headers, body, url }), fail);
    });
  });
}

async function readCapped(
  incoming: IncomingMessage,
  { mostBytes, from }: OutsideRequest,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(incoming)) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) throw new MarketError('unreadable', `${from} sent far too much.`);
    chunks.push(chunk as Buffer);
  }
  if (!incoming.complete) throw new Error('cut off');
  return Buffer.concat(chunks);
}

/** What is counted is what comes out: a small answer may unpack to gigabytes. */
function unpacked(incoming: IncomingMessage): AsyncIterable<unknown> {
  const encoding = (incoming.headers['content-encoding'] ?? '').trim().toLowerCase();
  const unpack = unpackers[encoding]?.();
  if (!unpack) return incoming;
  incoming.on('error', (error) => unpack.destroy(error));
  return incoming.pipe(unpack);
}

const unpackers: Record<string, () => ReturnType<typeof createGunzip>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function faultOf(
  error: unknown,
  { from, limitMs }: OutsideRequest,
  signal: AbortSignal,
): MarketError {
  if (error instanceof MarketError) return error;
  if (error instanceof ForbiddenAddress) return new MarketError('forbidden', error.message);
  return signal.aborted
    ? new MarketError('unavailable', `${from} did not answer within ${limitMs / 1000} seconds.`)
    : new MarketError('unavailable', `${from} cannot be reached, or its answer was cut off.`);
}

import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Context } from '#api/context.ts';
import { countRequest } from '#api/metrics/count-request.ts';
import { logRequest } from './log.ts';
import type { Bindings } from './mount.ts';
import { TroupeRequest } from './request.ts';

const CONSOLE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Radix sets inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https://pbs.twimg.com",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const API_HEADERS = new Map([
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cache-control', 'no-store'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['x-content-type-options', 'nosniff'],
]);

const CONSOLE_HEADERS = new Map([
  ['content-security-policy', CONSOLE_POLICY],
  ['cross-origin-opener-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
]);

/**
 * The Node server around the app. Headers are set on the Node response before the app runs:
 * touching Hono's own response headers leaves node-server's light path.
 */
export function createHttpServer(
  app: Hono<{ Bindings: Bindings }>,
  { env, log, metrics }: Pick<Context, 'env' | 'log' | 'metrics'>,
): Server {
  const listener = getRequestListener((request, bindings) =>
    app.fetch(request, bindings as Bindings),
  );
  const options = {
    IncomingMessage: TroupeRequest,
    headersTimeout: 20_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
  };
  return createServer(options, (incoming, outgoing) => {
    const { url = '' } = incoming;
    const isApi = url.startsWith('/api/') || readPath(url).startsWith('/api/');
    outgoing.setHeaders(isApi ? API_HEADERS : CONSOLE_HEADERS);
    outgoing.setHeader('x-request-id', incoming.requestId);
    if (env.SECURE) outgoing.setHeader('strict-transport-security', 'max-age=31536000');
    if (isApi) {
      logRequest(incoming, outgoing, log);
      countRequest(incoming, outgoing, metrics);
    }
    void listener(incoming, outgoing);
  });
}

/** The path as the app reads it: it takes `/a/../api/b` and `http://any.where/api/b` for `/api/b`. */
function readPath(url: string): string {
  const whole = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(whole) ? new URL(whole).pathname : url;
}

import type { Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Context } from '#api/context.ts';
import type { AppError } from '#api/errors/app-error.ts';
import { answerClientErrors } from './client-error.ts';
import { countRequest } from './count-request.ts';
import { lingerOverUnreadBody } from './linger.ts';
import { logRequest } from './log.ts';
import type { App, Bindings } from './mount.ts';
import { hostRule } from './request/host-rule.ts';
import { TroupeRequest } from './request/request.ts';
import { readTarget } from './request/request-target.ts';
import { errorBodyOf } from './response.ts';

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
  ['x-robots-tag', 'noindex, nofollow'],
]);

const CONSOLE_HEADERS = new Map([
  ['content-security-policy', CONSOLE_POLICY],
  ['cross-origin-opener-policy', 'same-origin'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
]);

export const serverOptions = {
  IncomingMessage: TroupeRequest,
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  // Without one we answer ourselves, in the form of all refusals.
  requireHostHeader: false,
};

/**
 * Serves the app on a port that was taken before. Headers are set on the Node response before the app
 * runs: touching Hono's own response headers leaves node-server's light path.
 */
export function serveApp(
  server: Server<typeof TroupeRequest>,
  app: App,
  ctx: Pick<Context, 'env' | 'log' | 'metrics' | 'hints'>,
): void {
  const { env, log, metrics } = ctx;
  const hostRefusal = hostRule(ctx);
  const listener = getRequestListener(
    (request, bindings) => app.fetch(request, bindings as Bindings),
    // For HTTP/1.0, which may come without a Host header.
    { hostname: 'localhost' },
  );
  server.removeAllListeners('request');
  server.on('request', (incoming, outgoing) => {
    const target = readTarget(incoming.url ?? '');
    const refusal = hostRefusal(incoming, target) ?? target.refusal;
    const isApi = target.isApi || refusal?.code === 'misdirected';
    incoming.url = target.path + target.query;
    outgoing.setHeaders(isApi ? API_HEADERS : CONSOLE_HEADERS);
    outgoing.setHeader('x-request-id', incoming.requestId);
    if (env.SECURE) outgoing.setHeader('strict-transport-security', 'max-age=31536000');
    if (isApi) {
      logRequest(incoming, outgoing, log);
      countRequest(incoming, outgoing, metrics);
    }
    lingerOverUnreadBody(incoming, outgoing);
    if (refusal) refuse(outgoing, refusal, incoming.requestId);
    else void listener(incoming, outgoing);
  });
  answerClientErrors(server, API_HEADERS, ctx);
}

/** What no route has seen: a body that it may have is not read. */
function refuse(outgoing: ServerResponse, problem: AppError, requestId: string): void {
  const body = JSON.stringify(errorBodyOf(problem, requestId));
  outgoing.writeHead(problem.status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  outgoing.end(body);
}

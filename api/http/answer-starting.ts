import type { ServerResponse } from 'node:http';
import { AppError } from '#api/errors/app-error.ts';
import { getHealth, getLiveness } from '#shared/contracts/health.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type { TroupeRequest } from './request/request.ts';
import { errorBodyOf } from './response.ts';

const RETRY_SECONDS = 2;

/** What a server answers while its start migrates: it lives, and serves nothing yet. */
export function answerStarting(version: string) {
  return ({ url = '', requestId }: TroupeRequest, response: ServerResponse): void => {
    const [path] = url.split('?');
    if (path === getLiveness.path) {
      answer(response, 200, { status: 'ok' });
      return;
    }
    const problem = new AppError('provider_unavailable', message('request.starting'));
    const health = path === getHealth.path ? { status: 'starting', version } : {};
    response.setHeader('retry-after', RETRY_SECONDS);
    response.setHeader('x-request-id', requestId);
    answer(response, problem.status, { ...health, ...errorBodyOf(problem, requestId) });
  };
}

function answer(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // The next request is for the app.
    connection: 'close',
  });
  response.end(text);
}

import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Context } from '#api/context.ts';
import { AppError } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { errorBodyOf } from './response.ts';

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * What Node's parser refuses, and what comes too slowly for it, is told in the form of all refusals,
 * with the headers of an answer of the API, logged and counted. Then the connection ends.
 */
export function answerClientErrors(
  server: Server,
  headers: ReadonlyMap<string, string>,
  { log, metrics }: Pick<Context, 'log' | 'metrics'>,
): void {
  const answers = new WeakMap<object, ServerResponse>();
  server.prependListener('request', ({ socket }, response) => void answers.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, connection) => {
    const socket = connection as Socket;
    // Words in the middle of another answer would be taken for a part of it.
    const isAnswering = answers.get(socket)?.headersSent && !answers.get(socket)?.writableFinished;
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) {
      socket.destroy();
      return;
    }
    const requestId = crypto.randomUUID();
    const refused = new AppError('bad_request', message('protocol.malformed-request'));
    const body = JSON.stringify(errorBodyOf(refused, requestId));
    const statusLine = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
    const lines = [
      `HTTP/1.1 ${statusLine}`,
      ...[...headers].map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${requestId}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    log.info({ requestId, route: 'unknown', status: Number.parseInt(statusLine, 10) });
    metrics.requests.observe({ route: 'unknown', method: 'any', status: '4xx' }, 0);
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import pino, { type Logger } from 'pino';
import { limitRepeats } from './repeated-lines.ts';
import type { TroupeRequest } from './request/request.ts';

/**
 * Lines go out in the background, 4 KB or what a quarter of a second brings: a write a line would
 * cost each request a system call. What ends the process in order writes what still waits.
 */
export function createLogger(level: string): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { logMethod: limitRepeats() },
  };
  return pino(options, pino.destination({ sync: false, minLength: 4_096, periodicFlush: 250 }));
}

/**
 * One line a request, from an allow-list: never addresses with their queries, bodies, cookies,
 * keys or prompts. The user appears as a hash.
 */
export function logRequest(request: TroupeRequest, response: ServerResponse, log: Logger): void {
  response.once('close', () => {
    log.info({
      requestId: request.requestId,
      method: request.method,
      route: request.pattern ?? 'unknown',
      status: response.statusCode,
      ms: Math.round((performance.now() - request.startedAt) * 10) / 10,
      ...(request.event ? { event: request.event } : {}),
      ...(request.userId ? { user: shortHash(request.userId) } : {}),
      ...(response.writableFinished ? {} : { cut: true }),
    });
  });
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

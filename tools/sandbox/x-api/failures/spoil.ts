import { once } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Answer } from '../http/answer.ts';
import { legacyRateLimited, noCredit, plainProblem, usageCapped } from '../http/error-body.ts';
import type { CallFailure } from './failure.ts';

/** The answer of a fault that X gives instead of working; null when it does work. */
export function answerInstead(fault: CallFailure, now: number): Answer | null {
  switch (fault.kind) {
    case 'rate_limited': {
      const reset = String(Math.ceil(now / 1000) + fault.resetSeconds);
      const answer = fault.shape === 'legacy' ? legacyRateLimited : plainProblem(429);
      return { ...answer, headers: { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset } };
    }
    case 'usage_capped':
      return usageCapped;
    case 'no_credit':
      return noCredit;
    case 'server_error':
      return plainProblem(fault.status);
    case 'unauthorized':
      return plainProblem(401);
    case 'left_out':
      // A success without what was asked for: X's own stores did not answer it in time.
      return { status: 200, body: { errors: [partial], meta: { result_count: 0 } } };
    default:
      return null;
  }
}

const partial = { title: 'Partial Error', detail: 'Some data is not available right now.' };

/** Nothing is ever sent; resolves when the client gives up. */
export async function hang({ outgoing }: HttpBindings): Promise<Response> {
  if (!outgoing.destroyed) await once(outgoing, 'close');
  return RESPONSE_ALREADY_SENT;
}

/** The connection is reset without a byte of an answer. */
export function reset({ incoming }: HttpBindings): Response {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

/** Head and half of the body arrive, then the connection is gone. */
export async function cut(
  { outgoing }: HttpBindings,
  status: number,
  text: string,
): Promise<Response> {
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  await new Promise((resolve) => outgoing.write(text.slice(0, text.length / 2), resolve));
  outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}

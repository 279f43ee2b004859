import type { z } from 'zod';
import { message } from '#shared/contracts/messages/message.ts';
import { readErrorBody } from './error-body.ts';
import { errorOf, type Purpose } from './error-of.ts';
import { send, type XRequest, xServer } from './send.ts';
import { XError } from './x-error.ts';

interface Reading<T extends z.ZodType> {
  schema: T;
  purpose: Purpose;
  /** What X must not make us repeat. */
  secrets: string[];
  /** In place of the client's own. */
  limitMs?: number;
}

export type XCall = <T extends z.ZodType>(
  path: string,
  request: XRequest,
  reading: Reading<T>,
) => Promise<z.output<T>>;

/** One call: what X answers in the form that is expected, else an XError. */
export function xCall(apiUrl: string, clientSecret: string, timeLimitMs: number): XCall {
  const server = xServer(apiUrl);
  return async (path, request, { schema, purpose, secrets, limitMs = timeLimitMs }) => {
    const answer = await send(server, path, request, limitMs);
    const refusal = () => errorOf(answer, purpose, [...secrets, clientSecret]);
    const success = answer.status >= 200 && answer.status < 300;
    if (!success) throw refusal();
    const parsed = schema.safeParse(answer.body);
    if (parsed.success) return parsed.data;
    // A 200 may carry nothing but errors, as for a suspended account.
    const isObject = typeof answer.body === 'object';
    if (isObject && readErrorBody(answer.body).detail !== null) throw refusal();
    throw new XError('temporary', answer.status, message('x.unreadable'));
  };
}

/** A call in the name of a person; a body goes as JSON. */
export function asPerson(accessToken: string, method: string, body?: unknown): XRequest {
  const authorization = `Bearer ${accessToken}`;
  if (body === undefined) return { method, headers: { authorization } };
  return {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

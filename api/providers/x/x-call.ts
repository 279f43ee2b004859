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
  limitMs?: number | undefined;
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

interface PersonRequest {
  /** Left out: GET. */
  method?: string;
  /** Goes as JSON. */
  body?: unknown;
  limitMs?: number | undefined;
}

export type PersonCall = <T extends z.ZodType>(
  accessToken: string,
  schema: T,
  path: string,
  request?: PersonRequest,
) => Promise<z.output<T>>;

/** Calls in the name of a person. */
export function asPerson(call: XCall): PersonCall {
  return (accessToken, schema, path, { method = 'GET', body, limitMs } = {}) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    const json = { 'content-type': 'application/json' };
    const request =
      body === undefined
        ? { method, headers }
        : { method, headers: { ...headers, ...json }, body: JSON.stringify(body) };
    return call(path, request, { schema, purpose: 'api', secrets: [accessToken], limitMs });
  };
}

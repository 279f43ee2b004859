import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Bindings } from './answering.ts';

const MOST_BYTES = 16 * 1024 * 1024;
const counted = bodyLimit({ maxSize: MOST_BYTES });

/**
 * Refuses larger bodies. One that tells its size is taken at its word, which Node holds it to:
 * Hono's own limit builds a whole Request to look, half of what a call costs here.
 */
export const limitedBody: MiddlewareHandler<Bindings> = (call, next) => {
  const { 'content-length': size, 'transfer-encoding': encoding } = call.env.incoming.headers;
  const isSmall = encoding === undefined && Number(size ?? 0) <= MOST_BYTES;
  return isSmall ? next() : counted(call, next);
};

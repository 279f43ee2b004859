import type { MiddlewareHandler } from 'hono';
import type { Bindings } from './http/answering.ts';

const LOOPBACK = /^(127\.0\.0\.1|([a-z-]+\.)?localhost|\[::1\])(:\d+)?$/i;

/** Refuses requests by another name: a web site whose name points here must not reach us. */
export const loopbackOnly: MiddlewareHandler<Bindings> = async (call, next) => {
  if (!LOOPBACK.test(call.env.incoming.headers.host ?? ''))
    return call.text('Misdirected request', 421);
  return next();
};

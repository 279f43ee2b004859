import { setTimeout as delay } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Handler } from 'hono';
import type { EndpointName } from '../failures/failure.ts';
import { answerInstead, cut, hang, reset } from '../failures/spoil.ts';
import type { World } from '../world.ts';
import { type Answer, answerOf } from './answer.ts';
import { plainProblem } from './error-body.ts';
import { withPostNames } from './renamed.ts';

export type Bindings = { Bindings: HttpBindings };
export type Call = Context<Bindings>;

/** Mounts a handler: faults that come before it, the handler, faults that come after it. */
export function answering(
  world: World,
  endpoint: EndpointName,
  handle: (call: Call) => Answer | Promise<Answer>,
): Handler<Bindings> {
  return async (call) => {
    const fault = world.faults.arrived(endpoint);
    if (fault?.kind === 'hang_before') return hang(call.env);
    if (fault?.kind === 'reset_before') return reset(call.env);
    if (fault?.kind === 'web_page') return webPage(fault.status);
    if (fault?.kind === 'odd_answer') {
      if (fault.accepted) await answerOf(() => handle(call));
      return new Response(fault.body, {
        status: fault.status,
        headers: { 'content-type': fault.contentType },
      });
    }
    if (fault?.kind === 'slow') await delay(fault.delayMs, undefined, { ref: false });
    const instead = fault && answerInstead(fault, world.now());
    const done = instead ?? (await answerOf(() => handle(call)));
    const answer = fault?.kind === 'server_error_after' ? plainProblem(fault.status) : done;
    if (fault?.kind === 'hang_after') return hang(call.env);
    if (fault?.kind === 'reset_after') return reset(call.env);
    const body = world.faults.names === 'post' ? withPostNames(answer.body) : answer.body;
    const text = JSON.stringify(body);
    if (fault?.kind === 'cut_body') return cut(call.env, answer.status, text);
    return new Response(text, {
      status: answer.status,
      headers: { 'content-type': 'application/json; charset=utf-8', ...answer.headers },
    });
  };
}

/** What stands in front of X answers in HTML, whatever was asked for. */
function webPage(status: number): Response {
  const headers = { 'content-type': 'text/html' };
  return new Response('<h1>Just a moment...</h1>', { status, headers });
}

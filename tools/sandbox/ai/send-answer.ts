import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  /** Text goes out as it is, everything else as JSON. */
  body: unknown;
}

/** Parts of an answer, one write each, and how the connection ends after them. */
export interface StreamedAnswer {
  events: Iterable<string | Uint8Array>;
  ending: 'close' | 'break' | 'stall';
  /** Left out: server-sent events. */
  type?: string;
}

/** Writes an answer; a stream event by event, as long as somebody listens. */
export async function sendAnswer(
  response: ServerResponse,
  answer: Answer | StreamedAnswer,
): Promise<void> {
  if ('body' in answer) {
    const { status, headers, body } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
    return;
  }
  response.writeHead(200, { 'content-type': answer.type ?? 'text/event-stream' });
  for (const event of answer.events) {
    if (response.destroyed) return;
    response.write(event);
    await setImmediate();
  }
  if (answer.ending === 'close') response.end();
  if (answer.ending === 'break') response.destroy();
}

/** For an answer that never ends. */
export function* endless(piece: string): Generator<string> {
  for (;;) yield piece;
}

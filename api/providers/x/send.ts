import http from 'node:http';
import https from 'node:https';
import { XError } from './x-error.ts';

const MOST_BYTES = 1_000_000;

export interface XRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface XAnswer {
  status: number;
  header(name: string): string | null;
  /** Undefined when the answer is not JSON. */
  body: unknown;
}

// An idle connection is left before X may close it: a call that meets its end is one whose fate
// nobody knows.
const options = { keepAlive: true, timeout: 4_000, scheduling: 'lifo' } as const;
const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

/**
 * One request to X, head and body within the time limit (milliseconds); redirects are not followed.
 * Throws XError `temporary` when no whole answer came, `unsent` when X provably had none of it.
 * `fetch` takes four times the CPU time, which is what limits how much one worker can publish.
 */
export function send(address: string, request: XRequest, limitMs: number): Promise<XAnswer> {
  return new Promise((resolve, reject) => {
    const url = new URL(address);
    const isTls = url.protocol === 'https:';
    const body = request.body === undefined ? undefined : Buffer.from(request.body);
    let isConnected = false;
    const outgoing = (isTls ? https : http).request(url, {
      method: request.method,
      headers: body ? { ...request.headers, 'content-length': body.length } : request.headers,
      agent: agents[isTls ? 'https:' : 'http:'],
    });
    const fail = (error: XError) => {
      clearTimeout(timer);
      outgoing.destroy();
      reject(error);
    };
    const lost = (detail: string) =>
      fail(new XError('temporary', null, detail, { unsent: !isConnected }));
    const timer = setTimeout(
      () => lost(`X did not answer within ${limitMs / 1000} seconds.`),
      limitMs,
    );
    const cutOff = () => lost('X cannot be reached, or its answer was cut off.');

    outgoing.on('socket', (socket) => {
      if (!socket.connecting) isConnected = true;
      else socket.once(isTls ? 'secureConnect' : 'connect', () => (isConnected = true));
    });
    outgoing.on('error', cutOff);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('error', cutOff);
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size <= MOST_BYTES) return;
        const { statusCode = 0 } = incoming;
        fail(new XError('temporary', statusCode, 'X sent an answer far too large.'));
      });
      incoming.on('end', () => {
        if (!incoming.complete) return cutOff();
        clearTimeout(timer);
        resolve({
          status: incoming.statusCode ?? 0,
          header: (name) => [incoming.headers[name]].flat()[0] ?? null,
          body: parsed(Buffer.concat(chunks).toString('utf8')),
        });
      });
    });
    outgoing.end(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

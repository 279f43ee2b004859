import http from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { proxyAgentFor } from '#api/providers/outside/proxies.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { XError } from './x-error.ts';

/** A page of 100 posts of 25,000 characters, each as the escape that it may be sent as: 15 MB. */
const MOST_BYTES = 16_000_000;

export interface XRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

export interface XAnswer {
  status: number;
  header(name: string): string | null;
  /** JSON, or the words of a plain text; undefined for anything else: X's API did not answer. */
  body: unknown;
}

// An idle connection is left before X may close it: a call that meets its end is one whose fate
// nobody knows.
const keeping = { keepAlive: true, timeout: 4_000, scheduling: 'lifo' } as const;
const plainAgent = new http.Agent(keeping);
const tlsAgent = new https.Agent(keeping);

/** Where X is, taken apart once instead of with every request. */
interface XServer {
  isTls: boolean;
  options: http.RequestOptions;
  /** What the paths of all calls begin with, without a slash at its end. */
  folder: string;
}

/** The server at an address that ends without a query. */
export function xServer(address: string): XServer {
  const url = new URL(address);
  const isTls = url.protocol === 'https:';
  const { hostname = null, port = null } = urlToHttpOptions(url);
  const agent = proxyAgentFor(url, keeping) ?? (isTls ? tlsAgent : plainAgent);
  return { isTls, options: { hostname, port, agent }, folder: url.pathname.replace(/\/$/, '') };
}

/**
 * One request to X, head and body within the time limit (milliseconds); redirects are not followed.
 * Throws XError `temporary` when no whole answer came, `unsent` when X provably had none of it.
 * `fetch` takes four times the CPU time, which is what limits how much one worker can publish.
 */
export function send(
  { isTls, options, folder }: XServer,
  path: string,
  { method, headers, body }: XRequest,
  limitMs: number,
): Promise<XAnswer> {
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const outgoing = (isTls ? https : http).request({
      ...options,
      path: folder + path,
      method,
      headers:
        body === undefined ? headers : { ...headers, 'content-length': Buffer.byteLength(body) },
    });
    const fail = (error: XError) => {
      clearTimeout(timer);
      outgoing.destroy();
      reject(error);
    };
    const lost = (reason: Message) =>
      fail(new XError('temporary', null, reason, { unsent: !isConnected }));
    const timer = setTimeout(
      () => lost(message('provider.timed-out', { provider: 'X', n: limitMs / 1000 })),
      limitMs,
    );
    const cutOff = () => lost(message('x.cut-off'));

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
        fail(new XError('temporary', statusCode, message('x.too-large')));
      });
      incoming.on('end', () => {
        if (!incoming.complete) return cutOff();
        clearTimeout(timer);
        resolve({
          status: incoming.statusCode ?? 0,
          header: (name) => [incoming.headers[name]].flat()[0] ?? null,
          body: parsed(
            Buffer.concat(chunks).toString('utf8'),
            incoming.headers['content-type'] ?? '',
          ),
        });
      });
    });
    // As text it leaves in one piece with the head.
    outgoing.end(body);
  });
}

/** A page, also one that calls itself text, and a code of the network in front of X are not X's word. */
const FOREIGN = /^\s*(?:<|error code: \d|$)/i;

function parsed(text: string, type: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isPlain = /^text\/plain\b/i.test(type);
    return isPlain && !FOREIGN.test(text) ? text : undefined;
  }
}

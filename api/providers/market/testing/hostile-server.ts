import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface HostileServer {
  readonly url: string;
  /** Paths that were asked for. */
  readonly asked: string[];
  /** What it answers from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

/** A server on loopback, for this test file, that answers as badly as a test tells it to. */
export function hostileServer(): HostileServer {
  let server: Server;
  const hostile = {
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    asked: [] as string[],
    answer: (_request: IncomingMessage, response: ServerResponse) => void response.end(),
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      hostile.asked.push(request.url ?? '');
      // Whoever is cut off in the middle has nobody left to tell.
      response.on('error', () => {});
      hostile.answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return hostile;
}

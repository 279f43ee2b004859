import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server of files on loopback, whose next answers a test may write; without one it sends the range that is asked for. */
export async function startFileServer(file: Buffer) {
  const asked: (string | undefined)[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers.range);
    const answer = answers.shift() ?? ((_, to) => sendRange(file, request, to));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sha256: createHash('sha256').update(file).digest('hex'),
    /** The ranges that were asked for. */
    asked,
    /** For the next requests. */
    answers,
    /** Breaks every connection under way. */
    breakConnections: () => server.closeAllConnections(),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function sendRange(file: Buffer, { headers }: IncomingMessage, response: ServerResponse): void {
  const from = Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0);
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': file.length - from });
  response.end(file.subarray(from));
}

/** Sends so many bytes and no more. */
export function hangsAfter(file: Buffer, count: number): Answer {
  return (_, response) => {
    response.writeHead(200, { 'content-length': file.length });
    response.write(file.subarray(0, count));
  };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { analyzeImage } from '#shared/contracts/analysis.ts';
import { errorBody } from '#shared/contracts/errors.ts';
import { createExtensionKey } from '#shared/contracts/extension-keys.ts';
import { lingerOverUnreadBody } from './linger.ts';

const MB = 1_048_576;

/** As a client that writes all of its request before it reads a byte; answers all that came. */
async function writeThenRead(port: number, head: string[], body: Buffer): Promise<string> {
  const socket = connect(port);
  // A reset while it writes is seen below, as an answer that is missing.
  socket.on('error', () => {});
  await once(socket, 'connect');
  await written(socket, `${head.join('\r\n')}\r\n\r\n`);
  for (let at = 0; at < body.length && !socket.destroyed; at += 65_536) {
    await written(socket, body.subarray(at, at + 65_536));
  }
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  await closeOf(socket);
  return answer;
}

/** Unlike `once`, also after an error. */
function closeOf(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

function written(socket: Socket, piece: string | Buffer): Promise<void> {
  return new Promise((resolve) => socket.write(piece, () => resolve()));
}

function chunked(body: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < body.length; at += 65_536) {
    const piece = body.subarray(at, at + 65_536);
    pieces.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
  }
  return Buffer.concat([...pieces, Buffer.from('0\r\n\r\n')]);
}

describe('a body that is refused before its end', () => {
  const app = testApp();
  const picture = Buffer.from(
    JSON.stringify({ imageBase64: Buffer.alloc(6 * MB, 1).toString('base64') }),
  );

  async function head(path: string, sent: string[], signedIn = true): Promise<string[]> {
    const response = await fetch(`${app.url}/api/auth/test-login?username=uploads`);
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return [
      `POST ${path} HTTP/1.1`,
      `Host: localhost:${app.running.port}`,
      'Connection: close',
      'Content-Type: application/json',
      ...(signedIn ? [`Cookie: ${cookie}`, `Origin: ${app.url}`] : []),
      ...sent,
    ];
  }

  const port = () => app.running.port as number;
  const length = (body: Buffer) => [`Content-Length: ${body.length}`];
  const inChunks = ['Transfer-Encoding: chunked'];
  const imageTooLarge = 'Image must be smaller than 5MB';

  it.each([
    ['a picture of 6 MB', analyzeImage.path, length(picture), picture, 413, imageTooLarge],
    ['the same in chunks', analyzeImage.path, inChunks, chunked(picture), 413, imageTooLarge],
    [
      'a large body of another call',
      createExtensionKey.path,
      length(picture),
      picture,
      413,
      'The body is larger than 64 KB.',
    ],
  ] as const)('%s: the answer is read, 5 times of 5', async (_, path, sent, body, status, says) => {
    for (let time = 0; time < 5; time += 1) {
      const answer = await writeThenRead(port(), await head(path, [...sent]), body);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      const [, json = ''] = answer.split('\r\n\r\n');
      expect(errorBody.parse(JSON.parse(json)).message).toBe(says);
    }
  });

  it('by who is signed out, or under another host, is answered as well', async () => {
    const out = await head(analyzeImage.path, length(picture), false);
    expect(await writeThenRead(port(), out, picture)).toMatch(/^HTTP\/1.1 40[13] .*"requestId"/s);
    const elsewhere = out.map((line) => (line.startsWith('Host:') ? 'Host: evil.example' : line));
    expect(await writeThenRead(port(), elsewhere, picture)).toMatch(/^HTTP\/1.1 421 /);
  });

  it('ends a client that sends forever, and keeps nothing of what it sends', async () => {
    const socket = connect(port());
    socket.on('error', () => {});
    const closed = closeOf(socket);
    await written(socket, `${(await head(analyzeImage.path, inChunks)).join('\r\n')}\r\n\r\n`);
    const piece = chunked(Buffer.alloc(65_536, 32)).subarray(0, -5);
    const before = process.memoryUsage().arrayBuffers;
    let sent = 0;
    while (!socket.destroyed && sent < 200 * MB) {
      await written(socket, piece);
      sent += piece.length;
    }
    await closed;
    expect(sent).toBeLessThan(100 * MB);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MB);
  });
});

it('a client that stops in the middle is ended when its time is up', async () => {
  const server = createServer((incoming, outgoing) => {
    lingerOverUnreadBody(incoming, outgoing, { bytes: 1_000, ms: 100 });
    outgoing.writeHead(413, { connection: 'close' }).end('too large');
  });
  server.listen(0);
  await once(server, 'listening');
  const socket = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
  socket.on('error', () => {});
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  await written(socket, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n\r\nabc');
  await once(socket, 'end');
  expect(answer).toContain('too large');
  await expect
    .poll(() => new Promise((resolve) => server.getConnections((_, n) => resolve(n))))
    .toBe(0);
  socket.destroy();
  server.close();
});

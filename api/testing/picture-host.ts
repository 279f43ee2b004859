import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '#tools/sandbox/listen-on-loopback.ts';

/** 1 x 1. */
export const hostedPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = Buffer.from(hostedPicture, 'base64');

const answers: Record<string, (response: ServerResponse) => void> = {
  '/media/missing': (response) => response.writeHead(404).end(),
  '/media/page': (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>not a picture</html>'),
  '/media/huge': (response) => response.end(Buffer.concat([png, Buffer.alloc(1_000_000)])),
  '/media/moved': (response) => response.writeHead(302, { location: '/media/a' }).end(),
  '/media/stuck': (response) => void response.write(png.subarray(0, 20)),
};

/** X's host of pictures on loopback: the path says how one is answered, else with a PNG. */
export async function startPictureHost() {
  /** Paths that were asked for. */
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers[url.split('?')[0] ?? ''];
    if (answer) answer(response);
    else response.end(png);
  });
  return { ...(await listenOnLoopback(server)), asked };
}

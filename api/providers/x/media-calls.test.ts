import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { pngOf } from '#api/testing/png.ts';
import { testSandbox, testXApp } from '#tools/sandbox/x-api/testing/sandbox.ts';
import { createXClient } from './x-client.ts';

const sandbox = testSandbox();
const client = (apiUrl = sandbox.url) => createXClient({ apiUrl, authorizeUrl: '', ...testXApp });

const fileOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (from: number, length: number) => bytes.subarray(from, from + length),
});

it('uploads an image whole, with its description, to be posted with', async () => {
  const { accessToken } = await sandbox.signIn('kit_ferro');
  const { bytes } = pngOf(3_000);
  const media = {
    kind: 'image',
    contentType: 'image/png',
    altText: 'a chart',
    ...fileOf(bytes),
  } as const;
  const id = await client().uploadMedia(accessToken, media);
  const flags = { replyTo: null, madeWithAi: false, paidPartnership: false };
  await client().createPost(accessToken, { text: 'look', mediaIds: [id], ...flags });
  const { posts, calls } = sandbox.control.truth();
  expect(posts.at(-1)?.mediaIds).toEqual([id]);
  expect(calls).toMatchObject({ upload: 1, media_metadata: 1 });
  expect(calls.chunk).toBeUndefined();
});

it('uploads a video in pieces and waits until X can use it', async () => {
  const { accessToken } = await sandbox.signIn('kit_ferro');
  const bytes = Buffer.alloc(5 * 1024 * 1024);
  bytes.write('ftyp', 4);
  // The sandbox takes as long as X says; its clock is ours.
  const clock = setInterval(() => sandbox.advance(5_000), 20);
  const media = { kind: 'video', contentType: 'video/mp4', altText: '', ...fileOf(bytes) } as const;
  const id = await client()
    .uploadMedia(accessToken, media)
    .finally(() => clearInterval(clock));
  expect(id).toMatch(/^\d+$/);
  const { calls } = sandbox.control.truth();
  // Begun, two pieces, ended.
  expect(calls.chunk).toBe(4);
  expect(calls.media_status).toBeGreaterThan(0);
});

it('what X cannot use is refused', async () => {
  const { accessToken } = await sandbox.signIn('kit_ferro');
  const bytes = Buffer.from('no picture at all');
  const media = { kind: 'image', contentType: 'image/png', altText: '', ...fileOf(bytes) } as const;
  await expect(client().uploadMedia(accessToken, media)).rejects.toMatchObject({
    kind: 'refused',
    status: 400,
  });
});

it.each<[string, number, unknown]>([
  ['longer than X ever takes', 0, 900],
  ['less than nothing', 0, -5],
  ['in words', 0, 'soon'],
  ['at once, and again at once', 400, 0],
])('is not lost when X says to look again %s', async (_, readyAfterMs, check_after_secs) => {
  let begunAt: number | undefined;
  const server = createServer((_request, response) => {
    begunAt ??= performance.now();
    const state = performance.now() - begunAt < readyAfterMs ? 'in_progress' : 'succeeded';
    response.end(
      JSON.stringify({ data: { id: '7', processing_info: { state, check_after_secs } } }),
    );
  });
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const x = client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const file = fileOf(pngOf(3_000).bytes);
  const media = { kind: 'image', contentType: 'image/png', altText: '', ...file } as const;
  expect(await x.uploadMedia('a-token', media)).toBe('7');
});

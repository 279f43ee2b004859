import { expect, it } from 'vitest';
import { testSandbox, testXApp } from '#api/sandbox/x-api/testing/sandbox.ts';
import { pngOf } from '#api/testing/png.ts';
import { createXClient } from './x-client.ts';

const sandbox = testSandbox();
const client = () => createXClient({ apiUrl: sandbox.url, authorizeUrl: '', ...testXApp });

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

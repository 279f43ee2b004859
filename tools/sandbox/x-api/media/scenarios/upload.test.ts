import { expect, test } from 'vitest';
import { z } from 'zod';
import { pngOf } from '#api/testing/png.ts';
import { type Answered, type TestUser, testSandbox } from '../../testing/sandbox.ts';

const sandbox = testSandbox();
const uploaded = z.object({ data: z.object({ id: z.string() }) });
const png = pngOf(300).bytes.toString('base64');
const gif = Buffer.concat([Buffer.from('GIF89a\x08\0\x06\0', 'latin1'), Buffer.alloc(40)]);
const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(100)]);

const idOf = ({ status, body }: Answered) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return uploaded.parse(body).data.id;
};
const upload = (user: TestUser, media: string, media_category: string) =>
  user.call('POST', '/2/media/upload', { media, media_category });
const postWith = (user: TestUser, ...ids: string[]) =>
  user.call('POST', '/2/tweets', { text: `with ${ids.join()}`, media: { media_ids: ids } });

test('a photo goes up in one call, as JSON or as a form, and into a post', async () => {
  const user = await sandbox.signIn('photographer');
  const json = await upload(user, png, 'tweet_image');
  expect(json.body).toMatchObject({
    data: { id: expect.any(String), expires_after_secs: 86400 },
  });
  const form = new FormData();
  form.set('media', new Blob([Buffer.from(png, 'base64')]));
  form.set('media_category', 'tweet_image');
  const second = idOf(await user.call('POST', '/2/media/upload', form));
  const post = await postWith(user, idOf(json), second);
  expect(post.status).toBe(201);
  expect(post.body).toMatchObject({
    data: { text: expect.stringMatching(/ https:\/\/t\.co\/\w+$/) },
  });
});

test('media belong to their uploader, for a day', async () => {
  const owner = await sandbox.signIn('media_owner');
  const id = idOf(await upload(owner, png, 'tweet_image'));
  const thief = await sandbox.signIn('media_thief');
  const stolen = await postWith(thief, id);
  expect(stolen.status).toBe(400);
  expect(JSON.stringify(stolen.body)).toContain('Your media IDs are invalid.');
  sandbox.advance(86_400_000);
  expect((await postWith(await sandbox.signIn('media_owner'), id)).status).toBe(400);
});

test('what is no image, or too large, or of another category is refused', async () => {
  const user = await sandbox.signIn('uploader');
  const large = pngOf(5 * 1024 * 1024 + 1).bytes.toString('base64');
  for (const [media, category] of [
    [Buffer.from('<svg/>'.repeat(10)).toString('base64'), 'tweet_image'],
    [large, 'tweet_image'],
    [png, 'tweet_video'],
    ['not base64!', 'tweet_image'],
  ] as const) {
    expect((await upload(user, media, category)).status).toBe(400);
  }
});

test('without media.write nothing goes up', async () => {
  const user = await sandbox.signIn('text_only', 'tweet.read tweet.write users.read');
  expect((await upload(user, png, 'tweet_image')).status).toBe(403);
});

test('a video goes up in segments of any order, and is ready when X has processed it', async () => {
  const user = await sandbox.signIn('director');
  const base = '/2/media/upload';
  const id = idOf(
    await user.call('POST', `${base}/initialize`, {
      media_type: 'video/mp4',
      total_bytes: mp4.length,
      media_category: 'tweet_video',
    }),
  );
  const append = (segment_index: number, bytes: Buffer) =>
    user.call('POST', `${base}/${id}/append`, { segment_index, media: bytes.toString('base64') });
  await append(1, mp4.subarray(50));
  expect((await user.call('POST', `${base}/${id}/finalize`)).status).toBe(400);
  await append(0, mp4.subarray(0, 50));
  const finalized = await user.call('POST', `${base}/${id}/finalize`);
  expect(finalized.body).toMatchObject({
    data: { id, processing_info: { state: 'pending', check_after_secs: 1 } },
  });
  expect((await postWith(user, id)).status).toBe(400);
  const state = async () => (await user.call('GET', `${base}?command=STATUS&media_id=${id}`)).body;
  sandbox.advance(2_000);
  expect(await state()).toMatchObject({
    data: { processing_info: { state: 'in_progress', progress_percent: 50 } },
  });
  sandbox.advance(1_000);
  expect(await state()).toMatchObject({ data: { processing_info: { state: 'succeeded' } } });
  expect((await postWith(user, id)).status).toBe(201);
});

test('a post takes four photos or one GIF', async () => {
  const user = await sandbox.signIn('collector');
  const photos: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    photos.push(idOf(await upload(user, png, 'tweet_image')));
  }
  const animation = idOf(await upload(user, gif.toString('base64'), 'tweet_gif'));
  sandbox.advance(3_000);
  expect((await postWith(user, photos[0]!, animation)).status).toBe(400);
  expect((await postWith(user, animation)).status).toBe(201);
  expect((await postWith(user, ...photos)).status).toBe(201);
});

test('an image can be described', async () => {
  const user = await sandbox.signIn('describer');
  const id = idOf(await upload(user, png, 'tweet_image'));
  const metadata = { alt_text: { text: 'One red dot' } };
  const { status, body } = await user.call('POST', '/2/media/metadata', { id, metadata });
  expect([status, body]).toEqual([200, { data: { id, associated_metadata: metadata } }]);
});

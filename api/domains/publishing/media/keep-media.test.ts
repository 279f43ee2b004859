import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { freshText, inFuture, scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { pngOf } from '#api/testing/png.ts';
import { createScheduledPost } from '#shared/contracts/publishing.ts';
import { describeMedia, getMedia, uploadMedia } from '#shared/contracts/publishing-media.ts';
import { mp4Of } from './testing/mp4-of.ts';

const app = testApp();
const MB = 1024 * 1024;

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif', width = 7, height = 5) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .toFormat(format)
    .toBuffer();
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;

/** With the chunk that announces two frames, behind the header of 33 bytes. */
function movingPng(still: Buffer): Buffer {
  const announced = Buffer.from(
    '00000008' + '6163544c' + '00000002' + '00000000' + 'f38d9370',
    'hex',
  );
  return Buffer.concat([still.subarray(0, 33), announced, still.subarray(33)]);
}

describe('media', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)(
    'of %s comes back as it came',
    async (format) => {
      const { user } = await scheduleFixture(app, `media_${format}`);
      const bytes = await picture(format);
      const media = await user.call(uploadMedia, {
        body: { data: dataUrl(`image/${format}`, bytes), altText: ' an orange field ' },
      });
      expect(media).toMatchObject({
        kind: format === 'gif' ? 'gif' : 'image',
        contentType: `image/${format}`,
        altText: 'an orange field',
        bytes: bytes.length,
        width: 7,
        height: 5,
      });
      const response = await user.fetch(`/api/media/${media.id}`);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  it('may be an MP4 video', async () => {
    const { user } = await scheduleFixture(app, 'media_video');
    const body = { data: dataUrl('video/mp4', mp4Of(3)) };
    expect(await user.call(uploadMedia, { body })).toMatchObject({
      kind: 'video',
      width: null,
      bytes: mp4Of(3).length,
    });
  });

  it('is taken for what its bytes say, and refused when that is something else', async () => {
    const { user } = await scheduleFixture(app, 'media_liar');
    const png = await picture('png');
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(50)}</svg>`);
    const wide = await picture('png', 4_097, 1);
    for (const data of [
      dataUrl('image/jpeg', png),
      dataUrl('video/mp4', png),
      dataUrl('image/svg+xml', svg),
      dataUrl('image/png', svg),
      dataUrl('text/html', Buffer.from('<script>alert(1)</script>'.repeat(5))),
      dataUrl('image/png', png.subarray(0, png.length - 30)),
      dataUrl('image/png', wide),
      dataUrl('video/mp4', mp4Of(3).subarray(0, 40)),
      dataUrl('video/mp4', mp4Of(0.2)),
      dataUrl('video/mp4', mp4Of(141)),
      dataUrl('image/gif', await picture('gif', 1_281, 1)),
      'data:image/png;base64,',
      'https://example.com/cat.png',
    ]) {
      const refused = await user.refused(uploadMedia, { body: { data } });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: 'data' }] });
    }
    expect(await app.asOwner('select 1 from media where content_type like $$%svg%$$')).toEqual([]);
  });

  it.each(['png', 'webp'])('that moves is no %s for X, and is told so', async (format) => {
    const { user } = await scheduleFixture(app, `media_moves_${format}`);
    const bytes =
      format === 'webp'
        ? await sharp(
            [
              await picture('png'),
              await sharp(await picture('png'))
                .negate()
                .toBuffer(),
            ],
            { join: { animated: true } },
          )
            .webp({ loop: 0, delay: [100, 100] })
            .toBuffer()
        : movingPng(await picture('png'));
    const body = { data: dataUrl(`image/${format}`, bytes) };
    expect(await user.refused(uploadMedia, { body })).toMatchObject({
      status: 422,
      message: 'X takes no moving PNG or WebP. Save it as a GIF or an MP4 video.',
    });
  });

  it('may have 5 MB and not a byte more', async () => {
    const { user } = await scheduleFixture(app, 'media_large');
    const whole = await user.call(uploadMedia, { body: { data: pngOf(5 * MB).dataUrl } });
    expect(whole.bytes).toBe(5 * MB);
    const body = { data: pngOf(5 * MB + 1).dataUrl };
    expect(await user.refused(uploadMedia, { body })).toMatchObject({
      status: 413,
      message: 'Image must be smaller than 5MB',
    });
  });

  it('is described later too, a video never', async () => {
    const { user } = await scheduleFixture(app, 'media_words');
    const { id } = await user.call(uploadMedia, { body: { data: pngOf(300).dataUrl } });
    const params = { id };
    const described = await user.call(describeMedia, { params, body: { altText: ' a chart ' } });
    expect(described).toMatchObject({ id, altText: 'a chart', bytes: 300 });
    const post = await user.call(createScheduledPost, {
      body: {
        content: freshText(),
        scheduledTime: inFuture(1),
        parts: [{ text: freshText(), mediaIds: [id] }],
      },
    });
    expect(post.parts[0]?.media).toMatchObject([{ altText: 'a chart' }]);
    const refused = await user.refused(describeMedia, {
      params,
      body: { altText: 'x'.repeat(1_001) },
    });
    expect(refused).toMatchObject({ status: 422, issues: [{ path: 'altText' }] });
    const data = dataUrl('video/mp4', mp4Of(3));
    const video = await user.call(uploadMedia, { body: { data } });
    for (const one of [
      await user.refused(describeMedia, { params: { id: video.id }, body: { altText: 'a' } }),
      await user.refused(uploadMedia, { body: { data, altText: 'a' } }),
    ]) {
      expect(one).toMatchObject({ status: 422, message: 'Alt text is for pictures and GIFs' });
    }
    const { user: thief } = await scheduleFixture(app, 'media_words2');
    const stolen = await thief.refused(describeMedia, { params, body: { altText: 'mine' } });
    expect(stolen).toMatchObject({ status: 404, message: 'Media not found' });
  });

  it('of another workspace is not there: not to look at, not to post', async () => {
    const owner = await scheduleFixture(app, 'media_owner');
    const { id } = await owner.user.call(uploadMedia, { body: { data: pngOf(300).dataUrl } });
    const thief = await scheduleFixture(app, 'media_thief');
    expect(await thief.user.refused(getMedia, { params: { id } })).toMatchObject({
      status: 404,
      message: 'Media not found',
    });
    const parts = [{ text: 'mine', mediaIds: [id] }];
    const body = { content: freshText(), scheduledTime: inFuture(1), parts };
    expect(await thief.user.refused(createScheduledPost, { body })).toMatchObject({
      status: 404,
      issues: [{ path: 'parts.0.mediaIds' }],
    });
  });

  it('on a post is four pictures in their order, or one GIF, or one video', async () => {
    const desk = await scheduleFixture(app, 'media_rules');
    const upload = async (type: string, bytes: Buffer) =>
      (await desk.user.call(uploadMedia, { body: { data: dataUrl(type, bytes) } })).id;
    const images = [];
    for (const width of [1, 2, 3, 4]) {
      images.push(await upload('image/png', await picture('png', width)));
    }
    const gif = await upload('image/gif', await picture('gif'));
    const video = await upload('video/mp4', mp4Of(3));
    const post = (mediaIds: string[]) => ({
      content: 'pictures',
      scheduledTime: inFuture(1),
      parts: [{ text: freshText(), mediaIds }],
    });
    const kept = await desk.user.call(createScheduledPost, { body: post(images.toReversed()) });
    expect(kept.parts[0]?.media.map(({ width }) => width)).toEqual([4, 3, 2, 1]);
    for (const mediaIds of [[gif], [video]]) {
      await desk.user.call(createScheduledPost, { body: post(mediaIds) });
    }
    for (const mediaIds of [
      [gif, video],
      [images[0] as string, gif],
      [...images, images[0] as string],
    ]) {
      const refused = await desk.user.refused(createScheduledPost, { body: post(mediaIds) });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: 'parts.0.mediaIds' }] });
    }
  });
});

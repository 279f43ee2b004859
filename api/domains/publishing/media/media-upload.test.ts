import { describe, expect, it } from 'vitest';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import {
  beginMediaUpload,
  finishMediaUpload,
  getMedia,
  MEDIA_PIECE_BYTES,
  type MediaType,
  sendMediaPiece,
} from '#shared/contracts/publishing-media.ts';
import { mp4Of } from './testing/mp4-of.ts';

const app = testApp();
const MB = 1024 * 1024;

/** Somebody who sends files in pieces. */
async function sender(name: string) {
  const desk = await scheduleFixture(app, name);
  const { user } = desk;
  const begin = async (bytes: number, contentType: MediaType = 'video/mp4') =>
    (await user.call(beginMediaUpload, { body: { contentType, bytes } })).id;
  const pieceOf = (file: Buffer, place: number) => ({
    place,
    data: file
      .subarray(place * MEDIA_PIECE_BYTES, (place + 1) * MEDIA_PIECE_BYTES)
      .toString('base64'),
  });
  const send = (id: string, file: Buffer, place: number) =>
    user.call(sendMediaPiece, { params: { id }, body: pieceOf(file, place) });
  const left = async () =>
    (await app.asOwner(`select u.id, count(p.place)::int as pieces from media_uploads u
      left join media_pieces p on p.upload_id = u.id
      where u.workspace_id = '${desk.workspaceId}' group by u.id`)) as {
      id: string;
      pieces: number;
    }[];
  return { ...desk, begin, pieceOf, send, left };
}

describe('a file in pieces', () => {
  it('comes back as it was, in whatever order its pieces came, and they are gone', async () => {
    const { user, begin, send, left } = await sender('pieces');
    const file = mp4Of(12, 7 * MB + 77);
    file.write('somewhere', 5 * MB);
    const id = await begin(file.length);
    for (const place of [7, 0, 3, 2, 1, 6, 4, 5, 3]) await send(id, file, place);
    const media = await user.call(finishMediaUpload, { params: { id } });
    expect(media).toMatchObject({ kind: 'video', contentType: 'video/mp4', bytes: file.length });
    const response = await user.fetch(getMedia.path.replace('{id}', media.id));
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    expect(await left()).toEqual([]);
  });

  it('waits for the pieces that have not come', async () => {
    const { user, begin, send } = await sender('gaps');
    const file = mp4Of(12, 2 * MB);
    const id = await begin(file.length);
    await send(id, file, 1);
    const params = { id };
    expect(await user.refused(finishMediaUpload, { params })).toMatchObject({ status: 409 });
    await send(id, file, 0);
    expect(await user.call(finishMediaUpload, { params })).toMatchObject({ bytes: 2 * MB });
  });

  it('is one medium, however often and at once it is finished: an answer may have been lost', async () => {
    const { user, begin, send } = await sender('finished_twice');
    const file = mp4Of(12, MB);
    const params = { id: await begin(file.length) };
    await send(params.id, file, 0);
    const finish = () => user.call(finishMediaUpload, { params });
    const [first, ...others] = [...(await Promise.all([finish(), finish()])), await finish()];
    expect(others).toEqual([first, first]);
    const kept = await app.asOwner(`select id from media where id = '${first?.id}'`);
    expect(kept).toHaveLength(1);
  });

  it.each<[MediaType, number, string]>([
    ['image/png', 5 * MB, 'Image must be smaller than 5MB'],
    ['image/gif', 15 * MB, 'GIF must be smaller than 15MB'],
    ['video/mp4', 50 * MB, 'Video must be smaller than 50MB'],
  ])('of %s is refused before it is sent when it is too large', async (type, most, message) => {
    const { user, begin } = await sender('too_large');
    expect(await begin(most, type)).toEqual(expect.any(String));
    const body = { contentType: type, bytes: most + 1 };
    expect(await user.refused(beginMediaUpload, { body })).toMatchObject({ status: 413, message });
  });

  it('is no other file than the one that was announced', async () => {
    const { user, begin, pieceOf, send, left } = await sender('liar');
    const file = mp4Of(12, MB + 500);
    const id = await begin(file.length);
    for (const body of [
      pieceOf(file.subarray(0, 100), 0),
      pieceOf(file.subarray(0, MB + 499), 1),
      { ...pieceOf(file, 0), place: 2 },
    ]) {
      const refused = await user.refused(sendMediaPiece, { params: { id }, body });
      expect(refused).toMatchObject({ status: 422 });
    }
    expect(await left()).toEqual([{ id, pieces: 0 }]);
    const types = { contentType: 'image/svg+xml' as MediaType, bytes: 5 };
    expect(await user.refused(beginMediaUpload, { body: types })).toMatchObject({
      status: 422,
      message: 'Media must be a PNG, JPEG, WebP or GIF image, or an MP4 video',
    });
    const asPicture = await begin(300, 'image/png');
    await send(asPicture, mp4Of(3), 0);
    expect(await user.refused(finishMediaUpload, { params: { id: asPicture } })).toMatchObject({
      status: 422,
    });
    // What will never do is not kept for another try.
    expect(await left()).toEqual([{ id, pieces: 0 }]);
  });

  it('of another workspace is not there', async () => {
    const owner = await sender('piece_owner');
    const thief = await sender('piece_thief');
    const file = mp4Of(3);
    const id = await owner.begin(file.length);
    const params = { id };
    const refused = [
      await thief.user.refused(sendMediaPiece, { params, body: thief.pieceOf(file, 0) }),
      await thief.user.refused(finishMediaUpload, { params }),
    ];
    for (const one of refused) expect(one).toMatchObject({ status: 404 });
    expect(await owner.left()).toEqual([{ id, pieces: 0 }]);
  });

  it('that nobody finishes is given up after a day, and for newer ones', async () => {
    const { begin, left } = await sender('unfinished');
    const old = await begin(5);
    await app.asOwner(`update media_uploads set created_at = now() - interval '25 hours'
      where id = '${old}'`);
    const ids = [];
    for (let at = 0; at < 9; at += 1) ids.push(await begin(5));
    const kept = (await left()).map(({ id }) => id);
    expect(kept.sort()).toEqual(ids.slice(1).sort());
  });
});

describe('the files of a day', () => {
  const small = testApp({ MEDIA_GB_PER_DAY: '0.01' });
  const video = (bytes: number) => ({ body: { contentType: 'video/mp4' as const, bytes } });

  it('end where one workspace has had its share, announced ones among them, until tomorrow', async () => {
    const { user, workspaceId } = await scheduleFixture(small, 'plenty');
    await Promise.all([4, 4].map((size) => user.call(beginMediaUpload, video(size * MB))));
    for (let again = 0; again < 2; again += 1) {
      expect(await user.refused(beginMediaUpload, video(4 * MB))).toMatchObject({
        status: 429,
        message: 'At most 0.01 GB of files a day.',
      });
    }
    await user.call(beginMediaUpload, video(2 * MB));
    await (await scheduleFixture(small, 'plenty_other')).user.call(beginMediaUpload, video(9 * MB));
    await small.asOwner(`
      delete from media_uploads where workspace_id = '${workspaceId}';
      insert into media (workspace_id, kind, content_type, bytes, alt_text, created_at)
      select '${workspaceId}', 'image', 'image/png', repeat('x', ${5 * MB})::bytea, '',
        now() - age * interval '1 hour' from unnest('{1, 25}'::integer[]) age`);
    await user.call(beginMediaUpload, video(5 * MB));
    expect(await user.refused(beginMediaUpload, video(MB))).toMatchObject({ status: 429 });
  });

  it('are not passed by files that come together', async () => {
    const { user, workspaceId } = await scheduleFixture(small, 'plenty_at_once');
    await Promise.allSettled(
      Array.from({ length: 12 }, () => user.call(beginMediaUpload, video(3 * MB))),
    );
    const [announced] = await small.asOwner(
      `select count(*)::integer as files from media_uploads where workspace_id = '${workspaceId}'`,
    );
    expect(announced).toEqual({ files: 3 });
  });
});

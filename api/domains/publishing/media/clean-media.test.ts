import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cameraPicture, SECRETS } from '#api/pictures/testing/camera-picture.ts';
import { cleanMediaJob } from '#api/queue/recurring-jobs.ts';
import { testApp } from '#api/testing/app.ts';
import { scheduleFixture } from '#api/testing/fixtures/schedule-fixture.ts';
import { createPersona } from '#shared/contracts/persona-changes.ts';
import {
  beginMediaUpload,
  finishMediaUpload,
  sendMediaPiece,
  uploadMedia,
} from '#shared/contracts/publishing-media.ts';

const app = testApp();
type Desk = Awaited<ReturnType<typeof scheduleFixture>>;

async function bytesAt({ user }: Desk, path: string): Promise<Buffer> {
  return Buffer.from(await (await user.fetch(path)).arrayBuffer());
}

async function expectClean(bytes: Buffer): Promise<void> {
  for (const secret of SECRETS) expect(bytes.includes(secret)).toBe(false);
  const { exif, xmp, icc, width, height } = await sharp(bytes).metadata();
  expect({ exif, xmp, icc, width, height }).toEqual({ width: 40, height: 60 });
}

/** A picture as an older version has stored it. */
async function storeRaw(desk: Desk, bytes: Buffer, contentType = 'image/jpeg'): Promise<string> {
  const [row] = await app.asOwner(`insert into media
    (workspace_id, kind, content_type, bytes, alt_text, width, height)
    values ('${desk.workspaceId}', 'image', '${contentType}', '\\x${bytes.toString('hex')}', '', 60, 40)
    returning id`);
  return (row as { id: string }).id;
}

it('a picture is upright and says nothing of its camera, at once and in pieces', async () => {
  const desk = await scheduleFixture(app, 'camera');
  const bytes = await cameraPicture('jpeg', { orientation: 6 });
  const data = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const whole = await desk.user.call(uploadMedia, { body: { data } });
  const body = { contentType: 'image/jpeg' as const, bytes: bytes.length };
  const params = { id: (await desk.user.call(beginMediaUpload, { body })).id };
  const piece = { place: 0, data: bytes.toString('base64') };
  await desk.user.call(sendMediaPiece, { params, body: piece });
  const pieced = await desk.user.call(finishMediaUpload, { params });
  expect(await desk.user.call(finishMediaUpload, { params })).toEqual(pieced);
  for (const medium of [whole, pieced]) {
    expect(medium).toMatchObject({ width: 40, height: 60 });
    const kept = await bytesAt(desk, `/api/media/${medium.id}`);
    expect(kept.length).toBe(medium.bytes);
    await expectClean(kept);
  }
});

it('the picture of a persona is clean too', async () => {
  const desk = await scheduleFixture(app, 'camera_persona');
  const bytes = await cameraPicture('jpeg', { orientation: 6 });
  const profileImageUrl = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const about = { name: 'Mira', description: 'Markets', personality: 'calm' };
  const made = await desk.user.call(createPersona, { body: { ...about, profileImageUrl } });
  await expectClean(await bytesAt(desk, made.profileImageUrl ?? ''));
  // As an older process stores another one.
  await app.asOwner(`update persona_images set version = 'v2', bytes = '\\x${bytes.toString('hex')}'
    where persona_id = '${made.id}'`);
  await expectClean(await bytesAt(desk, `/api/personas/${made.id}/image?v=v2`));
});

it('what an older version has stored is cleaned before it is read, and that AI made it stays known', async () => {
  const desk = await scheduleFixture(app, 'stored_raw');
  const turned = await cameraPicture('jpeg', { orientation: 6 });
  const id = await storeRaw(desk, turned);
  await expectClean(await bytesAt(desk, `/api/media/${id}`));
  const made = Buffer.concat([turned, Buffer.from('trainedAlgorithmicMedia')]);
  const drawn = await storeRaw(desk, made);
  expect((await bytesAt(desk, `/api/media/${drawn}`)).includes('Algorithmic')).toBe(false);
  expect(
    await app.asOwner(`select says_ai, is_clean, width from media where id = '${drawn}'`),
  ).toEqual([{ says_ai: true, is_clean: true, width: 40 }]);
});

it('a job cleans the rest, and goes on past what nothing can decode', async () => {
  const desk = await scheduleFixture(app, 'job_cleans');
  const bytes = await cameraPicture('jpeg', { orientation: 6 });
  const ids = [
    await storeRaw(desk, bytes),
    await storeRaw(desk, Buffer.alloc(40, 1)),
    await storeRaw(desk, bytes),
  ];
  await Promise.all([app.recur(cleanMediaJob), app.recur(cleanMediaJob)]);
  const rows = await app.asOwner(`select width from media where is_clean
    and id = any('{${ids.join()}}') order by width`);
  expect(rows).toEqual([{ width: 40 }, { width: 40 }, { width: 60 }]);
  expect(await app.asOwner('select 1 from media where not is_clean')).toEqual([]);
});

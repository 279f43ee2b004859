import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { textPool } from '#api/text-pool/text-pool.ts';
import { removeMetadata } from './remove-metadata.ts';
import type { PictureType } from './strip-metadata.ts';
import {
  cameraPicture,
  pngChunk,
  SECRETS,
  withGifBlocks,
  withJpegExtras,
} from './testing/camera-picture.ts';

afterAll(() => textPool.stop());

const limit = 5 * 1024 * 1024;
const plain = (type: PictureType, bytes: Buffer) =>
  removeMetadata(type, bytes, { owner: 'w', limit });
const pixels = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer();

async function expectPlain(bytes: Buffer): Promise<void> {
  for (const secret of SECRETS) expect(bytes.includes(secret), secret).toBe(false);
  const found = await sharp(bytes).metadata();
  for (const part of ['exif', 'xmp', 'iptc', 'icc', 'comments', 'orientation'] as const) {
    expect(found[part], part).toBeUndefined();
  }
}

it.each(['jpeg', 'png', 'webp'] as const)(
  'takes the metadata out of a %s bit by bit',
  async (format) => {
    const bytes = await cameraPicture(format);
    expect(SECRETS.some((secret) => bytes.includes(secret))).toBe(true);
    const out = await plain(`image/${format}`, bytes);
    await expectPlain(out.bytes);
    expect(out).toMatchObject({ width: 60, height: 40 });
    expect((await pixels(out.bytes)).equals(await pixels(bytes))).toBe(true);
    expect(out.bytes.length).toBeLessThan(bytes.length);
  },
);

it.each(['jpeg', 'png', 'webp'] as const)(
  'turns a %s upright as its camera says',
  async (format) => {
    const bytes = await cameraPicture(format, { orientation: 6 });
    const out = await plain(`image/${format}`, bytes);
    await expectPlain(out.bytes);
    expect(out).toMatchObject({ width: 40, height: 60 });
    // The top of the picture is red in the file, at its right once it is turned.
    const { data, info } = await sharp(out.bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const right = (30 * info.width + 38) * info.channels;
    const left = (30 * info.width + 2) * info.channels;
    expect(data[right]).toBeGreaterThan(150);
    expect(data[left]).toBeLessThan(100);
  },
);

it.each(['jpeg', 'png', 'webp'] as const)(
  'shows the colours of a %s with a profile of its own in sRGB',
  async (format) => {
    const bytes = await cameraPicture(format, { profile: 'p3' });
    const seen = await sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer();
    const out = await plain(`image/${format}`, bytes);
    await expectPlain(out.bytes);
    const now = await sharp(out.bytes).removeAlpha().raw().toBuffer();
    expect(Math.abs((now[0] ?? 0) - (seen[0] ?? 0))).toBeLessThan(6);
  },
);

it('leaves out what stands behind the end, in comments and in segments of others', async () => {
  for (const bytes of [withJpegExtras(await cameraPicture('jpeg'))]) {
    const out = await plain('image/jpeg', bytes);
    await expectPlain(out.bytes);
    expect((await pixels(out.bytes)).equals(await pixels(bytes))).toBe(true);
  }
  const png = await cameraPicture('png');
  const texts = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX'].map((name) =>
    pngChunk(name, Buffer.from(`Comment\0${SECRETS[0]}`)),
  );
  const bytes = Buffer.concat([
    png.subarray(0, 33),
    ...texts,
    png.subarray(33),
    Buffer.from(SECRETS[1] ?? ''),
  ]);
  await expectPlain((await plain('image/png', bytes)).bytes);
});

it('keeps a GIF moving, without its comments and XMP', async () => {
  const frames = await Promise.all(
    ['#c00', '#0c0', '#00c'].map((background) =>
      sharp({ create: { width: 12, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const still = await sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 200, 300], loop: 3 })
    .toBuffer();
  const out = await plain('image/gif', withGifBlocks(still));
  await expectPlain(out.bytes);
  expect(await sharp(out.bytes, { animated: true }).metadata()).toMatchObject({
    pages: 3,
    delay: [100, 200, 300],
    loop: 3,
  });
  expect(out).toMatchObject({ width: 12, height: 8 });
  expect((await pixels(out.bytes)).equals(await pixels(still))).toBe(true);
});

it('keeps an animated WebP moving', async () => {
  const frames = await Promise.all(
    ['#c00', '#0c0'].map((background) =>
      sharp({ create: { width: 12, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 200], loop: 2 })
    .withExif({ IFD0: { Model: SECRETS[0] ?? '' } })
    .toBuffer();
  const out = await plain('image/webp', moving);
  await expectPlain(out.bytes);
  expect(await sharp(out.bytes, { animated: true }).metadata()).toMatchObject({
    pages: 2,
    loop: 2,
  });
});

it('never outgrows its limit when it is drawn again', async () => {
  const noise = Buffer.from(
    Array.from({ length: 300 * 300 * 3 }, (_, at) => (at * 7_919 * (at % 251)) % 256),
  );
  const bytes = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg({ quality: 80 })
    .withMetadata({ orientation: 3 })
    .toBuffer();
  const out = await removeMetadata('image/jpeg', bytes, { owner: 'w', limit: bytes.length });
  expect(out.bytes.length).toBeLessThanOrEqual(bytes.length);
});

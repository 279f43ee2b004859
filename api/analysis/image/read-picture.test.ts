import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AppError } from '#api/errors/app-error.ts';
import { pngOf } from '#api/testing/png.ts';
import { coloursOf } from './look-locally.ts';
import { readPicture } from './read-picture.ts';
import { textBitmap } from './text-bitmap.ts';

const blue = sharp({ create: { width: 40, height: 20, channels: 3, background: '#3366cc' } });
const asUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

async function refusal(image: string): Promise<[code: string, message: string]> {
  const problem = await readPicture(image).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof AppError)) throw new Error('It was taken');
  expect(problem.extra.issues).toMatchObject([{ path: 'imageBase64', message: problem.message }]);
  return [problem.code, problem.message];
}

const NOT_ONE = ['invalid', 'Image must be a PNG, JPEG, GIF or WebP picture, sent as base64'];

describe('a picture', () => {
  it.each(['png', 'jpeg', 'gif', 'webp'] as const)(
    'is read as %s, bare and as an address',
    async (format) => {
      const bytes = await blue.clone().toFormat(format).toBuffer();
      const expected = { mimeType: `image/${format}`, width: 40, height: 20 };
      expect(await readPicture(bytes.toString('base64'))).toMatchObject(expected);
      expect(await readPicture(asUrl(bytes))).toMatchObject(expected);
    },
  );

  it('has the size it is shown in when its camera was turned', async () => {
    const turned = await blue.clone().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await readPicture(asUrl(turned))).toMatchObject({ width: 20, height: 40 });
  });

  it('may have 5 MB and not a byte more', async () => {
    const most = 5 * 1024 * 1024;
    expect(await readPicture(pngOf(most).dataUrl)).toMatchObject({ width: 1, height: 1 });
    expect(await refusal(pngOf(most + 1).dataUrl)).toEqual([
      'too_large',
      'Image must be smaller than 5MB',
    ]);
  });

  it('is none when it is an address, markup, text or an empty one', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>');
    const tiff = await blue.clone().tiff().toBuffer();
    const bad = [
      'https://x.com/a.png',
      'javascript:alert(1)',
      '/etc/passwd',
      'data:image/png;base64,',
      '%%%',
    ];
    for (const image of [
      ...bad,
      asUrl(svg, 'image/svg+xml'),
      asUrl(svg),
      asUrl(tiff),
      'AAAA'.repeat(20),
    ]) {
      expect(await refusal(image)).toEqual(NOT_ONE);
    }
  });

  it('is refused by its header above 4096 pixels, before anything is decoded', async () => {
    for (const [width, height] of [
      [4097, 10],
      [10, 4097],
      [60_000, 60_000],
    ] as const) {
      const { bytes } = pngOf(200);
      bytes.writeUInt32BE(width, 16);
      bytes.writeUInt32BE(height, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
      expect(await refusal(asUrl(bytes))).toEqual([
        'invalid',
        'Image must be at most 4096 pixels wide and high',
      ]);
    }
    const edge = sharp({ create: { width: 4096, height: 2, channels: 3, background: '#fff' } });
    expect(await readPicture(asUrl(await edge.png().toBuffer()))).toMatchObject({ width: 4096 });
  });

  it('is damaged when its rest does not decode, and only then', async () => {
    const whole = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 99, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    const picture = await readPicture(asUrl(whole.subarray(0, 20_000)));
    await expect(coloursOf(picture)).rejects.toThrow('Image is damaged');
    await expect(textBitmap(picture)).rejects.toThrow();
    expect(await coloursOf(await readPicture(asUrl(whole)))).not.toEqual([]);
  });
});

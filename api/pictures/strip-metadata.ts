import { stripGif } from './strip-gif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof pictureTypes)[number];

const strip: Record<PictureType, (bytes: Buffer) => Buffer> = {
  'image/png': stripPng,
  'image/jpeg': stripJpeg,
  'image/webp': stripWebp,
  'image/gif': stripGif,
};

/** A picture without its metadata, pixel by pixel the same; null where its format is damaged. Linear in its bytes. */
export function stripMetadata(type: PictureType, bytes: Uint8Array): Uint8Array | null {
  try {
    return strip[type](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    return null;
  }
}

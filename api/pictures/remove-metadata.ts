import type { Metadata, Sharp } from 'sharp';
import { fairQueue } from '#api/concurrency/fair-queue.ts';
import { AppError } from '#api/errors/app-error.ts';
import { runTextTask, TEXT_QUEUE } from '#api/text-pool/text-pool.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { isAnimated } from './is-animated.ts';
import type { PictureType } from './strip-metadata.ts';

/** The longest side of a picture that is drawn again; larger ones are refused before. */
const MAX_PIXELS = 4_096 * 4_096;
const MAX_SECONDS = 20;
/** From the first that fits: a picture never outgrows what it may have. */
const QUALITIES = [95, 90, 82, 70, 50];
/** In the first of them a WebP says how its pixels are coded. */
const HEAD_BYTES = 16 * 1024;
const SRGB_NAMES = ['sRGB', 's\0R\0G\0B'];

/** Few are decoded at once: each may need 64 MB. */
const queue = fairQueue({ ...TEXT_QUEUE, concurrency: 2, backgroundConcurrency: 1 });

export interface PlainPicture {
  bytes: Buffer;
  /** As it is seen. */
  width: number;
  height: number;
}

interface Work {
  /** The workspace whose picture it is. */
  owner: string;
  /** The most bytes of what comes out. */
  limit: number;
  background?: boolean;
}

/**
 * A picture without place, device, times, names, comments and thumbnails. Where nothing else is to
 * do, its pixels stay bit by bit the same. One that its camera has turned, or whose colours need a
 * profile of its own, is drawn again: upright, in sRGB. Throws what decoding throws, `invalid` for
 * what takes too long, and `rate_limited`.
 */
export async function removeMetadata(
  type: PictureType,
  bytes: Buffer,
  { owner, limit, background = false }: Work,
): Promise<PlainPicture> {
  const end = await queue.acquire({ owner, background });
  try {
    const { default: sharp } = await import('sharp');
    const open = (): Sharp =>
      sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({
        seconds: MAX_SECONDS,
      });
    const found = await open().metadata();
    const moves = type === 'image/gif' || isAnimated(type, bytes);
    if (moves || !mustBeDrawn(found)) {
      const stripped = await runTextTask('strip-metadata', [type, bytes], { owner, background });
      const { width, pageHeight, height } = found;
      if (stripped) return { bytes: Buffer.from(stripped), width, height: pageHeight ?? height };
    }
    const redraw = () =>
      moves ? sharp(bytes, { limitInputPixels: MAX_PIXELS * 4, animated: true }) : open();
    const isLossless = bytes.subarray(0, HEAD_BYTES).includes('VP8L');
    return await draw(redraw, { type, found, isLossless, limit });
  } catch (error) {
    const isLate = error instanceof Error && error.message.startsWith('timeout');
    throw isLate ? new AppError('invalid', message('request.text-takes-too-long')) : error;
  } finally {
    end();
  }
}

function mustBeDrawn({ orientation = 1, icc }: Metadata): boolean {
  return orientation > 1 || (icc !== undefined && !isSrgb(icc));
}

/** Without a profile, colours are taken for sRGB. */
function isSrgb(profile: Buffer): boolean {
  const text = profile.toString('latin1');
  return SRGB_NAMES.some((name) => text.includes(name));
}

interface Drawing {
  type: PictureType;
  found: Metadata;
  /** A WebP whose pixels are coded without loss. */
  isLossless: boolean;
  limit: number;
}

async function draw(open: () => Sharp, drawing: Drawing): Promise<PlainPicture> {
  let drawn: { data: Buffer; info: { width: number; height: number; pageHeight?: number } };
  let at = 0;
  do {
    const quality = QUALITIES[at] as number;
    const image = open().autoOrient().toColourspace('srgb');
    drawn = await encode(image, drawing, quality).toBuffer({ resolveWithObject: true });
    at += 1;
  } while (drawn.data.length > drawing.limit && at < QUALITIES.length);
  const { width, height, pageHeight } = drawn.info;
  return { bytes: drawn.data, width, height: pageHeight ?? height };
}

function encode(image: Sharp, { type, found, isLossless }: Drawing, quality: number): Sharp {
  const isFirst = quality === QUALITIES[0];
  switch (type) {
    case 'image/jpeg':
      return image.jpeg({ quality, chromaSubsampling: found.chromaSubsampling ?? '4:2:0' });
    case 'image/webp':
      return image.webp({ quality, lossless: isFirst && isLossless });
    case 'image/png':
      return image.png({ compressionLevel: 9, palette: !isFirst, quality });
    case 'image/gif':
      return image.gif({ reuse: true });
  }
}

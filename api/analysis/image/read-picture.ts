import type { Sharp } from 'sharp';
import { type AppError, fieldError } from '#api/errors/app-error.ts';
import type { PictureType } from '#api/pictures/strip-metadata.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { imageLimit } from '#shared/lib/media-limits.ts';

const MAX_SIDE = 4096;
const ADDRESS = /^data:image\/[a-z+.-]+;base64,/;

const FORMATS: { mimeType: PictureType; begins: (b: Buffer) => boolean }[] = [
  { mimeType: 'image/png', begins: (b) => b.readUInt32BE(0) === 0x89504e47 },
  { mimeType: 'image/jpeg', begins: (b) => b.readUIntBE(0, 3) === 0xffd8ff },
  { mimeType: 'image/gif', begins: (b) => b.toString('latin1', 0, 4) === 'GIF8' },
  {
    mimeType: 'image/webp',
    begins: (b) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP',
  },
];

/** A picture as it was sent, with the size it is shown in. */
export interface SentPicture {
  bytes: Buffer;
  mimeType: PictureType;
  width: number;
  height: number;
}

/**
 * Reads base64, bare or as a `data:` address, as a PNG, JPEG, GIF or WebP picture by its first
 * bytes; only the header is read. Throws `too_large` over 5 MB and `invalid` for anything else.
 */
export async function readPicture(imageBase64: string): Promise<SentPicture> {
  const prefix = ADDRESS.exec(imageBase64.slice(0, 64))?.[0] ?? '';
  const base64 = imageBase64.slice(prefix.length);
  // Looked for is what does not belong: a pattern of the whole would go deep into five megabytes.
  const figures = base64.replace(/={1,2}$/, '');
  if (figures === '' || /[^A-Za-z0-9+/]/.test(figures)) throw notAPicture();
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > imageLimit.bytes)
    throw fieldError('too_large', 'imageBase64', message('media.image-too-large'));
  const format = bytes.length > 30 ? FORMATS.find(({ begins }) => begins(bytes)) : undefined;
  if (!format) throw notAPicture();
  const { width, height } = await shownSize(bytes);
  if (width > MAX_SIDE || height > MAX_SIDE) {
    throw wrong(message('media.too-wide', { field: 'Image', n: MAX_SIDE }));
  }
  return { bytes, mimeType: format.mimeType, width, height };
}

/** Opens a picture for decoding: its first frame only, turned as its camera says. */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MAX_SIDE * MAX_SIDE, failOn: 'error', pages: 1 })
    .timeout({ seconds: 10 })
    .autoOrient()
    .toColourspace('srgb');
}

/** What decoding threw, as an answer: the header was fine and the rest is not. */
export function damaged(cause: unknown): AppError {
  return wrong(message('media.damaged', { field: 'Image' }), cause);
}

async function shownSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient, width, pageHeight, height } = await sharp(bytes, {
      limitInputPixels: false,
    }).metadata();
    return autoOrient ?? { width, height: pageHeight ?? height };
  } catch (error) {
    throw damaged(error);
  }
}

function notAPicture(): AppError {
  return wrong(message('media.no-picture'));
}

function wrong(reason: Message, cause?: unknown): AppError {
  return fieldError('invalid', 'imageBase64', reason, cause);
}

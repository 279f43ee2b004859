import { createHash } from 'node:crypto';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { removeMetadata } from '#api/pictures/remove-metadata.ts';
import type { PictureType } from '#api/pictures/strip-metadata.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { imageLimit } from '#shared/lib/media-limits.ts';
import type { ImageRow } from './queries.ts';

const MAX_SIDE = 4096;
const HEADER = /^data:(image\/[a-z+.-]+);base64,/;

const FORMATS: {
  type: PictureType;
  magic: (b: Buffer) => boolean;
  size: (b: Buffer) => Size | null;
}[] = [
  { type: 'image/png', magic: (b) => b.readUInt32BE(0) === 0x89504e47, size: pngSize },
  { type: 'image/jpeg', magic: (b) => b.readUInt16BE(0) === 0xffd8, size: jpegSize },
  { type: 'image/gif', magic: (b) => b.toString('latin1', 0, 4) === 'GIF8', size: gifSize },
  {
    type: 'image/webp',
    magic: (b) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP',
    size: webpSize,
  },
];

interface Size {
  width: number;
  height: number;
}

/**
 * Reads a `data:` URL as a picture that browsers show, without its metadata: PNG, JPEG, GIF or WebP by its
 * first bytes. Throws `too_large` over 5 MB and `invalid` for anything that is not such a picture.
 */
export async function readProfileImage(dataUrl: string, owner: string): Promise<ImageRow> {
  const declared = HEADER.exec(dataUrl.slice(0, 64));
  if (!declared) throw wrong(message('media.no-profile-image'));
  const base64 = dataUrl.slice(declared[0].length);
  if (base64.length > Math.ceil(imageLimit.bytes / 3) * 4) throw tooLarge();
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > imageLimit.bytes) throw tooLarge();
  const format = bytes.length > 30 ? FORMATS.find(({ magic }) => magic(bytes)) : undefined;
  if (!format || (declared[1] !== format.type && declared[1] !== 'image/jpg')) {
    throw wrong(message('media.no-profile-image'));
  }
  const size = format.size(bytes);
  if (!size || size.width < 1 || size.height < 1)
    throw wrong(message('media.damaged', { field: 'Profile image' }));
  if (size.width > MAX_SIDE || size.height > MAX_SIDE) {
    throw wrong(message('media.too-wide', { field: 'Profile image', n: MAX_SIDE }));
  }
  const plain = await withoutMetadata(format.type, bytes, owner);
  const version = createHash('sha256').update(plain).digest('hex').slice(0, 16);
  return { version, clean_version: version, content_type: format.type, bytes: plain };
}

/** Throws `invalid` for a picture that cannot be decoded. */
export async function withoutMetadata(
  type: PictureType,
  bytes: Buffer,
  owner: string,
  background = false,
): Promise<Buffer> {
  try {
    const limit = imageLimit.bytes;
    return (await removeMetadata(type, bytes, { owner, limit, background })).bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrong(message('media.damaged', { field: 'Profile image' }));
  }
}

function tooLarge(): AppError {
  return fieldError('too_large', 'profileImageUrl', message('media.image-too-large'));
}

function wrong(reason: Message): AppError {
  return fieldError('invalid', 'profileImageUrl', reason);
}

function pngSize(bytes: Buffer): Size {
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gifSize(bytes: Buffer): Size {
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** Walks the segments to the frame header, which alone holds the size. */
function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): Size | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return null;
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

import sharp from 'sharp';
import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/scope.ts';
import { notFound, Problem } from '#api/http/problem.ts';
import type { MediaItem, uploadMedia } from '#shared/contracts/publishing.ts';
import { findMedia, insertMedia } from './media-queries.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_SIDE = 4_096;
const HEADER = /^data:((?:image|video)\/[a-z0-9+.-]+);base64,/;

type Format = { type: string; kind: MediaItem['kind']; magic: (bytes: Buffer) => boolean };

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const formats: Format[] = [
  { type: 'image/png', kind: 'image', magic: (b) => b.readUInt32BE(0) === 0x89504e47 },
  { type: 'image/jpeg', kind: 'image', magic: (b) => b.readUInt16BE(0) === 0xffd8 },
  {
    type: 'image/webp',
    kind: 'image',
    magic: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP',
  },
  { type: 'image/gif', kind: 'gif', magic: (b) => ascii(b, 0, 4) === 'GIF8' },
  { type: 'video/mp4', kind: 'video', magic: (b) => ascii(b, 4, 8) === 'ftyp' },
];

/**
 * Keeps a picture, GIF or video as it came. Its first bytes say what it is, and have to agree with
 * what it is said to be. Throws `too_large` over 5 MB, `invalid` for anything else.
 */
export async function keepMedia(
  db: Database,
  owner: string,
  { data, altText }: z.output<typeof uploadMedia.body>,
): Promise<MediaItem> {
  const { bytes, format } = readDataUrl(data);
  const size = format.kind === 'video' ? null : await sizeOf(bytes);
  return withWorkspace(db, owner, (tx) =>
    insertMedia(tx, owner, {
      kind: format.kind,
      content_type: format.type,
      bytes,
      alt_text: altText.trim(),
      width: size?.width ?? null,
      height: size?.height ?? null,
    }).executeTakeFirstOrThrow(),
  );
}

export async function readMedia(db: Database, owner: string, id: string) {
  const media = await withWorkspace(db, owner, (tx) => findMedia(tx, owner, id).executeTakeFirst());
  if (!media) throw notFound('Media');
  return media;
}

function readDataUrl(data: string): { bytes: Buffer; format: Format } {
  const declared = HEADER.exec(data.slice(0, 64));
  if (!declared) throw wrong('Media must be a PNG, JPEG, WebP or GIF image, or an MP4 video');
  const base64 = data.slice(declared[0].length);
  if (base64.length > Math.ceil(MAX_BYTES / 3) * 4) throw tooLarge();
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MAX_BYTES) throw tooLarge();
  const format = bytes.length > 30 ? formats.find(({ magic }) => magic(bytes)) : undefined;
  const said = declared[1] === 'image/jpg' ? 'image/jpeg' : declared[1];
  if (!format || said !== format.type) {
    throw wrong('Media must be a PNG, JPEG, WebP or GIF image, or an MP4 video');
  }
  return { bytes, format };
}

/** Reads the header, then decodes: what is cut off X would refuse when the post is due. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  try {
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_SIDE * MAX_SIDE });
    const { width, height } = await image.metadata();
    if (width > MAX_SIDE || height > MAX_SIDE) {
      throw wrong(`Media must be at most ${MAX_SIDE} pixels wide and high`);
    }
    await image.stats();
    return { width, height };
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw wrong('Media is damaged');
  }
}

function tooLarge(): Problem {
  const message = 'Image must be smaller than 5MB';
  return new Problem('too_large', message, { issues: [{ path: 'data', message }] });
}

function wrong(message: string): Problem {
  return new Problem('invalid', message, { issues: [{ path: 'data', message }] });
}

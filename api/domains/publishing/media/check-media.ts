import { AppError, fieldError } from '#api/errors/app-error.ts';
import { isAnimated } from '#api/pictures/is-animated.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { type MediaType, mediaLimits, mediaTypes } from '#shared/contracts/publishing-media.ts';
import { objectionToVideo } from './check-video.ts';
import type { MediaFile } from './mp4-boxes.ts';

const MAX_SIDE = 4_096;
/** What X takes. */
const GIF = { width: 1_280, height: 1_080, frames: 350 };
/** In fewer no file can say what it is. */
const LEAST_BYTES = 30;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);
const magic: Record<MediaType, (head: Buffer) => boolean> = {
  'image/png': (head) => head.readUInt32BE(0) === 0x89504e47,
  'image/jpeg': (head) => head.readUInt16BE(0) === 0xffd8,
  'image/webp': (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  'image/gif': (head) => ascii(head, 0, 4) === 'GIF8',
  'video/mp4': (head) => ascii(head, 4, 8) === 'ftyp',
};

/**
 * Throws `invalid` for what is not what it is said to be, for what X would refuse when its post is due,
 * and `too_large`.
 */
export async function checkMedia(file: MediaFile): Promise<void> {
  assertFits(file.type, file.size);
  const head = await file.read(0, LEAST_BYTES + 1);
  if (head.length <= LEAST_BYTES || !magic[file.type](head))
    throw wrongMedia(message('media.no-media'));
  if (file.type !== 'video/mp4') return checkPicture(file);
  const objection = await objectionToVideo(file);
  if (objection !== null) throw wrongMedia(objection);
}

export function assertFits(type: MediaType, size: number): void {
  const kind = mediaTypes[type];
  if (size <= mediaLimits[kind].bytes) return;
  throw fieldError('too_large', 'data', message(`media.${kind}-too-large`));
}

export function wrongMedia(reason: Message): AppError {
  return fieldError('invalid', 'data', reason);
}

/** Reads the header, then decodes: what is cut off X would refuse when the post is due. */
async function checkPicture(file: MediaFile): Promise<void> {
  const bytes = await file.read(0, file.size);
  if (isAnimated(file.type, bytes)) {
    throw wrongMedia(message('media.moving-picture'));
  }
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_SIDE * MAX_SIDE });
    const { width, height, pages = 1 } = await image.metadata();
    if (width > MAX_SIDE || height > MAX_SIDE) {
      throw wrongMedia(message('media.file-too-wide', { n: MAX_SIDE }));
    }
    const isGif = file.type === 'image/gif';
    if (isGif && (width > GIF.width || height > GIF.height || pages > GIF.frames)) {
      throw wrongMedia(message('media.gif-too-wide', GIF));
    }
    await image.stats();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrongMedia(message('media.file-damaged'));
  }
}

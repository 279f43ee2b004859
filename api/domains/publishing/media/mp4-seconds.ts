import type { MediaFile } from './media-file.ts';

interface Box {
  from: number;
  to: number;
}

/** More of them stand before what is looked for in no file that was made in good faith. */
const MOST_BOXES = 64;

/** How long an MP4 plays; null where it does not say, as in a stream that was cut to a file. */
export async function mp4Seconds(
  file: Pick<MediaFile, 'read' | 'size'>,
): Promise<number | null | 'damaged'> {
  const movie = await findBox(file, 'moov', { from: 0, to: file.size });
  const header = movie && (await findBox(file, 'mvhd', movie));
  if (!header) return 'damaged';
  const bytes = await file.read(header.from, 32);
  if (bytes.length < 32) return 'damaged';
  const isLong = bytes.readUInt8(0) === 1;
  const scale = bytes.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return scale === 0 || duration === 0 ? null : duration / scale;
}

async function findBox(
  { read }: Pick<MediaFile, 'read'>,
  name: string,
  { from, to }: Box,
): Promise<Box | null> {
  for (let box = 0, at = from; box < MOST_BOXES && at + 8 <= to; box += 1) {
    const head = await read(at, 16);
    if (head.length < 16) return null;
    const short = head.readUInt32BE(0);
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    if (length < 8 || at + length > to) return null;
    const inner = at + (short === 1 ? 16 : 8);
    if (head.toString('latin1', 4, 8) === name) return { from: inner, to: at + length };
    at += length;
  }
  return null;
}

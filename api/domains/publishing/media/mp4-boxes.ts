import type { MediaType } from '#shared/contracts/publishing-media.ts';

/** A file of which any stretch can be read; what is asked for beyond its end is not there. */
export interface MediaFile {
  type: MediaType;
  size: number;
  read(from: number, length: number): Promise<Buffer>;
}

/** A box of an MP4: its name, and where its content stands. */
export interface Box {
  name: string;
  /** Where its header begins. */
  at: number;
  from: number;
  to: number;
}

/** More of them stand in no file that was made in good faith. */
const MOST_BOXES = 1_000;
/** What one reading of the file brings: the boxes that are read stand close together. */
const WINDOW_BYTES = 64 * 1024;

/** A box claims more than there is, or there are far too many. */
export class DamagedMp4 extends Error {
  override readonly name = 'DamagedMp4';
}

/** Reads the boxes of one file. All its methods throw DamagedMp4 for what cannot be followed. */
export function mp4Boxes(file: Pick<MediaFile, 'read' | 'size'>, most = MOST_BOXES) {
  let boxes = 0;
  let window: { from: number; bytes: Buffer } = { from: 0, bytes: Buffer.alloc(0) };

  /** Exactly so many bytes. */
  async function bytesAt(from: number, length: number): Promise<Buffer> {
    if (from < window.from || from + length > window.from + window.bytes.length) {
      window = { from, bytes: await file.read(from, Math.max(length, WINDOW_BYTES)) };
    }
    const found = window.bytes.subarray(from - window.from, from - window.from + length);
    if (found.length < length) throw new DamagedMp4();
    return found;
  }

  async function boxAt(at: number, end: number): Promise<Box> {
    boxes += 1;
    if (boxes > most) throw new DamagedMp4();
    const head = await bytesAt(at, 8);
    const short = head.readUInt32BE(0);
    const name = head.toString('latin1', 4, 8);
    const isLong = short === 1;
    const length = isLong
      ? Number((await bytesAt(at + 8, 8)).readBigUInt64BE(0))
      : short === 0
        ? end - at
        : short;
    const inner = isLong ? 16 : 8;
    if (length < inner || at + length > end) throw new DamagedMp4();
    return { name, at, from: at + inner, to: at + length };
  }

  /** The boxes inside another, or of the whole file, one after the other. */
  async function* inside({ from, to }: Pick<Box, 'from' | 'to'>): AsyncGenerator<Box> {
    for (let at = from; at + 8 <= to; ) {
      const box = await boxAt(at, to);
      yield box;
      at = box.to;
    }
  }

  /** The first box of a path of names, each inside the one before; null where there is none. */
  async function find(around: Pick<Box, 'from' | 'to'>, ...path: string[]): Promise<Box | null> {
    const [name, ...rest] = path;
    for await (const box of inside(around)) {
      if (box.name === name) return rest.length === 0 ? box : find(box, ...rest);
    }
    return null;
  }

  return { whole: { from: 0, to: file.size }, bytesAt, inside, find };
}

export type Mp4Boxes = ReturnType<typeof mp4Boxes>;

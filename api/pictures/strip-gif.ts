import { collectBytes, DamagedPicture } from './byte-ranges.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
/** Of a frame: how long it is shown and how it is taken away. */
const CONTROL = 0xf9;
const APPLICATION = 0xff;
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

/** A GIF without comments, XMP, plain texts and whatever follows its end; frames and loops stay. Throws DamagedPicture. */
export function stripGif(bytes: Buffer): Buffer {
  const kept = collectBytes(bytes);
  const byteAt = (at: number): number => {
    const byte = bytes[at];
    if (byte === undefined) throw new DamagedPicture();
    return byte;
  };
  const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 << ((flags & 7) + 1));
  /** Behind the blocks that begin here: each says how long it is, one of nothing ends them. */
  const blocksEnd = (start: number): number => {
    let at = start;
    for (let length = byteAt(at); length > 0; length = byteAt(at)) at += 1 + length;
    return at + 1;
  };

  let at = 13 + tableBytes(byteAt(10));
  kept.keep(0, at);
  for (;;) {
    const kind = byteAt(at);
    if (kind === TRAILER) {
      kept.keep(at, at + 1);
      return kept.joined();
    }
    if (kind === IMAGE) {
      const data = at + 10 + tableBytes(byteAt(at + 9)) + 1;
      const end = blocksEnd(data);
      kept.keep(at, end);
      at = end;
    } else if (kind === EXTENSION) {
      const label = byteAt(at + 1);
      const end = blocksEnd(at + 2);
      if (label === CONTROL && end === at + 8) kept.keep(at, end);
      if (label === APPLICATION) kept.add(loopOf(bytes.subarray(at, end)));
      at = end;
    } else if (kind === 0) {
      // A stray end of blocks, as some encoders write.
      at += 1;
    } else {
      throw new DamagedPicture();
    }
  }
}

/** How often it plays, in a block of its own; nothing for another application. */
function loopOf(block: Buffer): Buffer {
  const isLoop = LOOPS.includes(block.toString('latin1', 3, 14)) && block[14] === 3;
  if (!isLoop || block[15] !== 1) return Buffer.alloc(0);
  return Buffer.concat([block.subarray(0, 18), Buffer.from([0])]);
}

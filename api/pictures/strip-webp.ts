import { collectBytes, DamagedPicture } from './byte-ranges.ts';

const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const KEPT_IN_FRAME = new Set(['VP8 ', 'VP8L', 'ALPH']);
/** Of VP8X: that the file has a colour profile, EXIF and XMP. */
const METADATA_FLAGS = 0x20 | 0x08 | 0x04;
/** Place, size, duration and blending of a frame. */
const FRAME_HEADER_BYTES = 16;

/** A WebP without EXIF, XMP, colour profile and unknown chunks; its pixels stay as they are. Throws DamagedPicture. */
export function stripWebp(bytes: Buffer): Buffer {
  const kept = collectBytes(bytes);
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  eachChunk(bytes, 12, end, (name, from, to) => {
    if (!KEPT.has(name)) return;
    if (name === 'VP8X') kept.add(withoutFlags(bytes.subarray(from, to)));
    else if (name === 'ANMF') kept.add(strippedFrame(bytes.subarray(from, to)));
    else kept.keep(from, to);
  });
  const content = kept.joined();
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(content.length + 4, 4);
  return Buffer.concat([head, content]);
}

function withoutFlags(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy.writeUInt8(copy.readUInt8(8) & ~METADATA_FLAGS, 8);
  return copy;
}

function strippedFrame(chunk: Buffer): Buffer {
  const kept = collectBytes(chunk);
  const inner = 8 + FRAME_HEADER_BYTES;
  kept.keep(0, inner);
  eachChunk(chunk, inner, 8 + chunk.readUInt32LE(4), (name, from, to) => {
    if (KEPT_IN_FRAME.has(name)) kept.keep(from, to);
  });
  const frame = kept.joined();
  frame.writeUInt32LE(frame.length - 8, 4);
  return frame;
}

/** Chunks with their padding: each begins at an even byte. */
function eachChunk(
  bytes: Buffer,
  start: number,
  end: number,
  visit: (name: string, from: number, to: number) => void,
): void {
  for (let at = start; at + 8 <= end; ) {
    const length = bytes.readUInt32LE(at + 4);
    const to = at + 8 + length + (length % 2);
    // Some encoders leave out the padding of the last chunk.
    if (at + 8 + length > bytes.length) throw new DamagedPicture();
    visit(bytes.toString('latin1', at, at + 4), at, Math.min(to, bytes.length));
    at = to;
  }
}

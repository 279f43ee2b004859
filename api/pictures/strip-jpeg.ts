import { collectBytes, DamagedPicture } from './byte-ranges.ts';

const SOS = 0xda;
const EOI = 0xd9;
/** Quantization and Huffman tables, restart intervals and heights: what decoding needs besides frames. */
const NEEDED = [0xc4, 0xcc, SOS, 0xdb, 0xdc, 0xdd];
/** Where no thumbnail follows, a JFIF segment has so many bytes with its length. */
const JFIF_BYTES = 16;
const JFIF_THUMBNAIL_AT = 14;

/**
 * A JPEG without EXIF, XMP, IPTC, comments, thumbnails, colour profiles and whatever follows its end.
 * The compressed picture stays as it is. Throws DamagedPicture.
 */
export function stripJpeg(bytes: Buffer): Buffer {
  const kept = collectBytes(bytes);
  kept.keep(0, 2);
  for (let at = 2; ; ) {
    // Any number of fill bytes may precede a marker.
    const marker = markerAt(bytes, at);
    if (marker.code === EOI) {
      kept.add(Buffer.from([0xff, EOI]));
      return kept.joined();
    }
    const from = marker.at;
    if (isAlone(marker.code)) {
      kept.keep(from, from + 2);
      at = from + 2;
      continue;
    }
    const end = from + 2 + lengthAt(bytes, from + 2);
    if (isJfif(bytes, marker.code, from)) {
      const jfif = Buffer.from(bytes.subarray(from, from + 2 + JFIF_BYTES));
      jfif.writeUInt16BE(JFIF_BYTES, 2);
      jfif.fill(0, 2 + JFIF_THUMBNAIL_AT);
      kept.add(jfif);
    } else if (isNeeded(bytes, marker.code, from)) {
      kept.keep(from, end);
    }
    at = end;
    if (marker.code === SOS) {
      at = scanEnd(bytes, end);
      kept.keep(end, at);
    }
  }
}

function markerAt(bytes: Buffer, start: number): { code: number; at: number } {
  let at = start;
  if (bytes[at] !== 0xff) throw new DamagedPicture();
  while (bytes[at + 1] === 0xff) at += 1;
  const code = bytes[at + 1];
  if (code === undefined) throw new DamagedPicture();
  return { code, at };
}

function lengthAt(bytes: Buffer, at: number): number {
  if (at + 2 > bytes.length) throw new DamagedPicture();
  const length = bytes.readUInt16BE(at);
  if (length < 2 || at + length > bytes.length) throw new DamagedPicture();
  return length;
}

/** Markers without a segment: a second start, restarts and TEM. */
function isAlone(code: number): boolean {
  return code === 0x01 || (code >= 0xd0 && code <= 0xd8);
}

function isJfif(bytes: Buffer, code: number, from: number): boolean {
  const isNamed = code === 0xe0 && bytes.toString('latin1', from + 4, from + 9) === 'JFIF\0';
  return isNamed && bytes.readUInt16BE(from + 2) >= JFIF_BYTES;
}

/** Frames, tables, scans, and Adobe's note of how the colours are coded. */
function isNeeded(bytes: Buffer, code: number, from: number): boolean {
  if (code === 0xee) {
    const isAdobe = bytes.toString('latin1', from + 4, from + 9) === 'Adobe';
    return isAdobe && bytes.readUInt16BE(from + 2) === 14;
  }
  const isFrame = code >= 0xc0 && code <= 0xcf && code !== 0xc8;
  return isFrame || NEEDED.includes(code);
}

/** Where the coded data of a scan ends: at the first marker that is no restart and no stuffed byte. */
function scanEnd(bytes: Buffer, start: number): number {
  for (let at = start; ; at += 1) {
    at = bytes.indexOf(0xff, at);
    const next = at < 0 ? undefined : bytes[at + 1];
    if (next === undefined) throw new DamagedPicture();
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
  }
}

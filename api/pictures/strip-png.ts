import { collectBytes, DamagedPicture } from './byte-ranges.ts';

/** What says how a PNG looks and moves. Texts, times, EXIF, profiles and chunks of others do not. */
const KEPT = new Set([
  ...[
    'IHDR',
    'PLTE',
    'tRNS',
    'gAMA',
    'cHRM',
    'sRGB',
    'cICP',
    'sBIT',
    'bKGD',
    'pHYs',
    'IDAT',
    'IEND',
  ],
  ...['acTL', 'fcTL', 'fdAT'],
]);
const SIGNATURE_BYTES = 8;

/** A PNG without metadata and without whatever follows its end; its pixels stay as they are. Throws DamagedPicture. */
export function stripPng(bytes: Buffer): Buffer {
  const kept = collectBytes(bytes);
  kept.keep(0, SIGNATURE_BYTES);
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (KEPT.has(name)) kept.keep(at, end);
    if (name === 'IEND') return kept.joined();
    at = end;
  }
  throw new DamagedPicture();
}

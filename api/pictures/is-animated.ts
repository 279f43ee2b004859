import type { MediaType } from '#shared/contracts/publishing-media.ts';

/** Whether a PNG or WebP moves: X takes only still ones. */
export function isAnimated(type: MediaType, bytes: Buffer): boolean {
  if (type === 'image/png') return pngFrames(bytes) > 1;
  return type === 'image/webp' && webpFrames(bytes) > 1;
}

/** An animated PNG says how many frames it has before its first picture. */
function pngFrames(bytes: Buffer): number {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return bytes.readUInt32BE(at + 8);
    if (name === 'IDAT') return 1;
    at += bytes.readUInt32BE(at) + 12;
  }
  return 1;
}

/** Frames of a WebP, counted no further than needed. */
function webpFrames(bytes: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= bytes.length && frames < 2; ) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    // Chunks have an even length.
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return frames;
}

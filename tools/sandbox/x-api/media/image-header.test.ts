import { expect, test } from 'vitest';
import { readImageHeader } from './image-header.ts';

const bytes = (hex: string) =>
  Buffer.concat([Buffer.from(hex.replaceAll(' ', ''), 'hex'), Buffer.alloc(16)]);

test.each([
  ['a GIF', '47494638 3961 8002 6801', 'image/gif', 640, 360],
  [
    'a JPEG',
    'ffd8 ffe0 0010 4a464946 00010100000100010000 ffc0 0011 08 0168 0280',
    'image/jpeg',
    640,
    360,
  ],
  [
    'a WebP of size fields',
    '52494646 00000000 57454250 56503858 0a000000 00000000 7f0200 670100',
    'image/webp',
    640,
    360,
  ],
  [
    'a lossy WebP',
    '52494646 00000000 57454250 56503820 00000000 000000 9d012a 8002 6801',
    'image/webp',
    640,
    360,
  ],
  [
    'a lossless WebP',
    '52494646 00000000 57454250 5650384c 00000000 2f 7fc25900',
    'image/webp',
    640,
    360,
  ],
])('reads type and size of %s', (_, hex, type, width, height) => {
  expect(readImageHeader(bytes(hex))).toEqual({ type, width, height });
});

test.each(['', '89504e47', 'ffd8 ffe0', '3c737667'])('%j is no image', (hex) => {
  expect(readImageHeader(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toBeNull();
});

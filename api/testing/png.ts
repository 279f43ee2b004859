import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** One row of one pixel: its filter and its colour. */
const PIXEL = Buffer.from([0, 200, 80, 40]);
/** The head of a last block of four bytes that are stored as they are. */
const STORED = Buffer.from('010400fbff', 'hex');
/** Stored data of no length: five bytes that change nothing. */
const NOTHING = Buffer.from('000000ffff', 'hex');
/** What a chunk of image data without any takes. */
const CHUNK_BYTES = 12;

/** A real 1 x 1 PNG of that many bytes, filled up inside of its image data; from 120 bytes on of any size. */
export function pngOf(size: number): { bytes: Buffer; dataUrl: string } {
  const least = imageOf(0, 0).length;
  let chunks = 0;
  while (chunks < 5 && (size - least - chunks * CHUNK_BYTES) % NOTHING.length !== 0) chunks += 1;
  const left = Math.max(0, size - least - chunks * CHUNK_BYTES);
  const image = imageOf(Math.floor(left / NOTHING.length), left > 0 ? chunks : 0);
  // What is too small for that is filled up behind its end.
  const bytes = Buffer.concat([image, Buffer.alloc(Math.max(0, size - image.length), 7)]);
  return { bytes, dataUrl: `data:image/png;base64,${bytes.toString('base64')}` };
}

function imageOf(nothings: number, chunks: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const padding = Buffer.alloc(nothings * NOTHING.length, NOTHING);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(adler32(PIXEL));
  const data = Buffer.concat([Buffer.from([0x78, 0x01]), padding, STORED, PIXEL, checksum]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...Array.from({ length: chunks }, () => chunk('IDAT', Buffer.alloc(0))),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function adler32(bytes: Buffer): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return b * 65_536 + a;
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

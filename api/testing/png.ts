import { crc32, deflateSync } from 'node:zlib';

/** A real 1 x 1 PNG, padded behind its end to that many bytes. */
export function pngOf(size: number): { bytes: Buffer; dataUrl: string } {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(1, 0);
  header.writeUInt32BE(1, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const image = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 200, 80, 40]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  const bytes = Buffer.concat([image, Buffer.alloc(size - image.length, 7)]);
  return { bytes, dataUrl: `data:image/png;base64,${bytes.toString('base64')}` };
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

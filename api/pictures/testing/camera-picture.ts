import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** What a camera writes into its pictures. */
export const SECRETS = ['Nokia 3310', 'Jane Doe', '52/1 31/1 12/1', 'W5M0MpCehiHzreSzNTczkc9d'];

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${SECRETS[1]}"/></rdf:RDF></x:xmpmeta>`;

/** 60 by 40, its upper half red: with device, name and place, turned or in other colours as asked. */
export async function cameraPicture(
  format: 'jpeg' | 'png' | 'webp',
  { orientation = 1, profile }: { orientation?: number; profile?: 'p3' } = {},
): Promise<Buffer> {
  const red = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#d01010' } })
    .png()
    .toBuffer();
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#102030' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .withMetadata({ orientation })
    .withExif({
      IFD0: { Model: SECRETS[0] ?? '', Artist: SECRETS[1] ?? '' },
      IFD3: { GPSLatitude: SECRETS[2] ?? '', GPSLatitudeRef: 'N' },
    })
    .withXmp(xmp);
  return (profile ? drawn.withIccProfile(profile) : drawn).toFormat(format).toBuffer();
}

/** With a comment, IPTC, a maker's own segment before its picture, and a video behind its end. */
export function withJpegExtras(jpeg: Buffer): Buffer {
  const segment = (code: number, text: string) => {
    const head = Buffer.from([0xff, code, 0, 0]);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, Buffer.from(text, 'latin1')]);
  };
  return Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xfe, `by ${SECRETS[1]}`),
    segment(0xed, `Photoshop 3.0\0 ${SECRETS[1]}`),
    segment(0xe4, `${SECRETS[0]} debug`),
    jpeg.subarray(2),
    Buffer.from(`ftypmp42 ${SECRETS[0]}`),
  ]);
}

/** With a comment and XMP behind the table of colours. */
export function withGifBlocks(gif: Buffer): Buffer {
  const at = 13 + ((gif.readUInt8(10) & 0x80) === 0 ? 0 : 3 << ((gif.readUInt8(10) & 7) + 1));
  const text = Buffer.from(`by ${SECRETS[1]}`);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])]);
  const application = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('XMP DataXMP'),
    Buffer.from([text.length]),
    text,
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, at), comment, application, gif.subarray(at), text]);
}

export function pngChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

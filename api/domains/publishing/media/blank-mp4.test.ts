import { expect, it } from 'vitest';
import { mp4MetadataPatch } from './blank-mp4.ts';
import { box, mp4Of, trackOf } from './testing/mp4-of.ts';

const PLACE = '+52.5200+013.4050/';
const fileOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (from: number, length: number) => bytes.subarray(from, from + length),
});

async function blanked(bytes: Buffer): Promise<Buffer> {
  const patch = await mp4MetadataPatch(fileOf(bytes));
  if (!patch) return bytes;
  const { at, length, bytes: instead } = patch;
  return Buffer.concat([bytes.subarray(0, at), instead, bytes.subarray(at + length)]);
}

const place = () =>
  box('udta', box('\u00a9xyz', Buffer.from(PLACE)), box('loci', Buffer.from(PLACE)));
const device = () => box('meta', Buffer.from('com.apple.quicktime.model iPhone'));
const camera = trackOf('vide', 'avc1');

it('takes place and device out of a movie and its tracks, and moves nothing', async () => {
  const track = box('trak', camera.subarray(8), place());
  const bytes = Buffer.concat([
    mp4Of(3, 2_000, [track, place(), device()]),
    box('uuid', Buffer.from(`XMP ${PLACE}`)),
    box('free', Buffer.from(PLACE)),
  ]);
  const out = await blanked(bytes);
  expect(out.length).toBe(bytes.length);
  expect(out.includes(PLACE)).toBe(false);
  expect(out.includes('iPhone')).toBe(false);
  expect(out.includes('avc1')).toBe(true);
  expect(out.indexOf('moov')).toBe(bytes.indexOf('moov'));
  expect(await mp4MetadataPatch(fileOf(out))).toBeNull();
});

it('takes a track of metadata out with its samples, which stand among the others', async () => {
  const samples = Buffer.from(`PICTURE${PLACE}PICTURE`);
  const type = box('ftyp', Buffer.from('isom0000'));
  const at = type.length + 8 + 'PICTURE'.length;
  const number = (...values: number[]) => {
    const bytes = Buffer.alloc(values.length * 4);
    for (const [place, value] of values.entries()) bytes.writeUInt32BE(value, place * 4);
    return bytes;
  };
  const handler = Buffer.alloc(24);
  handler.write('meta', 8, 'latin1');
  const table = box(
    'stbl',
    box('stsz', number(0, 0, 2, 10, PLACE.length - 10)),
    box('stsc', number(0, 1, 1, 2, 1)),
    box('stco', number(0, 1, at)),
  );
  const track = box('trak', box('mdia', box('hdlr', handler), box('minf', table)));
  const bytes = Buffer.concat([
    type,
    box('mdat', samples),
    box('moov', box('mvhd', Buffer.alloc(100)), camera, track),
  ]);
  const out = await blanked(bytes);
  expect(out.includes(PLACE)).toBe(false);
  expect(out.toString('latin1').match(/PICTURE/g)).toHaveLength(2);
  expect(out.toString('latin1').match(/trak/g)).toHaveLength(1);
});

it('leaves a movie without metadata as it is, and what it cannot follow', async () => {
  expect(await mp4MetadataPatch(fileOf(mp4Of(3, 2_000, [camera])))).toBeNull();
  expect(await mp4MetadataPatch(fileOf(Buffer.from('not a movie at all')))).toBeNull();
  const huge = box('moov', box('trak', Buffer.alloc(40, 255)));
  expect(await mp4MetadataPatch(fileOf(huge))).toBeNull();
});

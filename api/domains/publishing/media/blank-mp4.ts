import { type Box, DamagedMp4, type MediaFile, type Mp4Boxes, mp4Boxes } from './mp4-boxes.ts';
import { sampleRanges } from './sample-ranges.ts';

/** Bytes that take the place of as many others. */
export interface Patch {
  at: number;
  length: number;
  bytes: Buffer;
}

/** Boxes whose content is looked through. What stands in them and is not listed is blanked. */
const CONTAINERS: Record<string, readonly string[]> = {
  file: ['ftyp', 'styp', 'pdin', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'prft'],
  moov: ['mvhd', 'iods', 'trak', 'mvex'],
  trak: ['tkhd', 'tref', 'trgr', 'edts', 'mdia', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'hmhd', 'nmhd', 'sthd', 'gmhd', 'hdlr', 'dinf', 'stbl'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'saiz', 'saio', 'senc', 'subs'],
};
/** Tracks that are seen or heard, or that others refer to for times. */
const SHOWN = ['vide', 'soun', 'tmcd', 'sbtl', 'subt', 'clcp', 'text'];
const HEADER_BYTES = 8;
/** A file in fragments has some for each of them. */
const MOST_BOXES = 20_000;

/**
 * What takes place, device and other metadata out of an MP4: their boxes become free space of the same
 * length, so that nothing moves. Tracks of metadata, as cameras write their place into, go with their
 * samples. Null where there is nothing to blank, or where the file cannot be followed.
 */
export async function mp4MetadataPatch(
  file: Pick<MediaFile, 'read' | 'size'>,
): Promise<Patch | null> {
  const boxes = mp4Boxes(file, MOST_BOXES);
  const blanks: { at: number; length: number; name?: string }[] = [];
  const blank = ({ at, from, to }: Box) => {
    blanks.push({ at, length: HEADER_BYTES, name: 'free' });
    if (to > from) blanks.push({ at: from, length: to - from });
  };

  async function look(around: Pick<Box, 'from' | 'to'>, kind: string): Promise<void> {
    const kept = CONTAINERS[kind] ?? [];
    for await (const box of boxes.inside(around)) {
      if (!kept.includes(box.name)) blank(box);
      else if (box.name === 'trak' && !(await isShown(boxes, box))) {
        blanks.push(...(await sampleRanges(boxes, box)));
        blank(box);
      } else if (box.name in CONTAINERS) await look(box, box.name);
    }
  }

  try {
    await look(boxes.whole, 'file');
  } catch (error) {
    if (!(error instanceof DamagedMp4)) throw error;
  }
  return patchOf(file, blanks);
}

async function isShown(boxes: Mp4Boxes, track: Box): Promise<boolean> {
  const handler = await boxes.find(track, 'mdia', 'hdlr');
  if (!handler) return true;
  return SHOWN.includes((await boxes.bytesAt(handler.from + 8, 4)).toString('latin1'));
}

/** One stretch from the first to the last of them: what a file says of itself stands close together. */
async function patchOf(
  file: Pick<MediaFile, 'read' | 'size'>,
  blanks: { at: number; length: number; name?: string }[],
): Promise<Patch | null> {
  if (blanks.length === 0) return null;
  let at = file.size;
  let last = 0;
  for (const one of blanks) {
    at = Math.min(at, one.at);
    last = Math.max(last, one.at + one.length);
  }
  const end = Math.min(file.size, last);
  const before = await file.read(at, end - at);
  const bytes = Buffer.from(before);
  for (const { at: from, length, name } of blanks) {
    if (name === undefined) bytes.fill(0, from - at, Math.min(from - at + length, bytes.length));
    else bytes.write(name, from - at + 4, 'latin1');
  }
  return bytes.equals(before) ? null : { at, length: bytes.length, bytes };
}

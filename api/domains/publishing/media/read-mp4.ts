import { type Box, DamagedMp4, type MediaFile, type Mp4Boxes, mp4Boxes } from './mp4-boxes.ts';

/** In 32 and in 64 bits, what stands for a duration that is not known. */
const UNKNOWN = [0xffff_ffff, 2 ** 64];

export interface Mp4 {
  /** How long it plays; null where it does not say, as in a stream that was cut to a file. */
  seconds: number | null;
  /** It has tracks of any kind, or no list of them at all. */
  hasTracks: boolean;
  /** Of the tracks that hold samples: four letters such as `avc1` or `mp4a`. */
  pictures: string[];
  sounds: string[];
}

/** What the header of an MP4 says; null for what is cut off, or no MP4 at all. */
export async function readMp4(file: Pick<MediaFile, 'read' | 'size'>): Promise<Mp4 | null> {
  const boxes = mp4Boxes(file);
  try {
    const movie = await boxes.find(boxes.whole, 'moov');
    return movie && (await readMovie(boxes, movie));
  } catch (error) {
    if (error instanceof DamagedMp4) return null;
    throw error;
  }
}

async function readMovie(boxes: Mp4Boxes, movie: Box): Promise<Mp4 | null> {
  const header = await boxes.find(movie, 'mvhd');
  if (!header) return null;
  // Its samples come behind the header, piece by piece.
  const isFragmented = (await boxes.find(movie, 'mvex')) !== null;
  const found: Mp4 = { seconds: null, hasTracks: false, pictures: [], sounds: [] };
  for await (const track of boxes.inside(movie)) {
    if (track.name !== 'trak') continue;
    found.hasTracks = true;
    const kind = await kindOf(boxes, track);
    const list = kind === 'vide' ? found.pictures : kind === 'soun' ? found.sounds : null;
    const codec = list && (await codecOf(boxes, track, isFragmented));
    if (codec) list.push(codec);
  }
  const seconds = await secondsOf(boxes, header);
  // Where samples are listed, no duration is a duration of nothing.
  return { ...found, seconds: seconds ?? (found.hasTracks && !isFragmented ? 0 : null) };
}

async function kindOf(boxes: Mp4Boxes, track: Box): Promise<string | null> {
  const handler = await boxes.find(track, 'mdia', 'hdlr');
  return handler && (await boxes.bytesAt(handler.from + 8, 4)).toString('latin1');
}

/** What a track is coded in; null where it holds no samples. */
async function codecOf(boxes: Mp4Boxes, track: Box, isFragmented: boolean): Promise<string | null> {
  const table = await boxes.find(track, 'mdia', 'minf', 'stbl');
  const entries = table && (await boxes.find(table, 'stsd'));
  if (!entries) throw new DamagedMp4();
  const times = await boxes.find(table, 'stts');
  const isEmpty = !times || (await boxes.bytesAt(times.from + 4, 4)).readUInt32BE(0) === 0;
  if (isEmpty && !isFragmented) return null;
  for await (const entry of boxes.inside({ from: entries.from + 8, to: entries.to })) {
    return entry.name;
  }
  throw new DamagedMp4();
}

/** Null for a duration of nothing and for one that is said not to be known. */
async function secondsOf(boxes: Mp4Boxes, { from }: Box): Promise<number | null> {
  const isLong = (await boxes.bytesAt(from, 1)).readUInt8(0) === 1;
  const bytes = await boxes.bytesAt(from, isLong ? 32 : 20);
  const scale = bytes.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  return scale === 0 || duration === 0 || UNKNOWN.includes(duration) ? null : duration / scale;
}

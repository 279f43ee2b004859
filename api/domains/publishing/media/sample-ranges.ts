import type { Box, Mp4Boxes } from './mp4-boxes.ts';

/** More entries stand in no track of metadata of two minutes. */
const MOST_ENTRIES = 100_000;

interface Range {
  at: number;
  length: number;
}

/** Where the samples of a track stand in the file; none where its tables are not there. Throws DamagedMp4. */
export async function sampleRanges(boxes: Mp4Boxes, track: Box): Promise<Range[]> {
  const table = await boxes.find(track, 'mdia', 'minf', 'stbl');
  if (!table) return [];
  const [sizes, chunks] = [await sizesOf(boxes, table), await chunksOf(boxes, table)];
  const ranges: Range[] = [];
  let sample = 0;
  for (const { at, samples } of chunks) {
    const length = sizes.slice(sample, sample + samples).reduce((sum, size) => sum + size, 0);
    if (length > 0) ranges.push({ at, length });
    sample += samples;
  }
  return ranges;
}

async function sizesOf(boxes: Mp4Boxes, table: Box): Promise<number[]> {
  const box = await boxes.find(table, 'stsz');
  if (!box) return [];
  const head = await boxes.bytesAt(box.from, 12);
  const [same, count] = [head.readUInt32BE(4), Math.min(head.readUInt32BE(8), MOST_ENTRIES)];
  if (same > 0) return Array.from({ length: count }, () => same);
  const bytes = await boxes.bytesAt(box.from + 12, count * 4);
  return Array.from({ length: count }, (_, at) => bytes.readUInt32BE(at * 4));
}

/** Where each chunk begins, and how many samples it holds. */
async function chunksOf(boxes: Mp4Boxes, table: Box): Promise<{ at: number; samples: number }[]> {
  const short = await boxes.find(table, 'stco');
  const places = short ?? (await boxes.find(table, 'co64'));
  const runs = await boxes.find(table, 'stsc');
  if (!places || !runs) return [];
  const width = short ? 4 : 8;
  const count = await entriesOf(boxes, places);
  const bytes = await boxes.bytesAt(places.from + 8, count * width);
  const runCount = await entriesOf(boxes, runs);
  const runBytes = await boxes.bytesAt(runs.from + 8, runCount * 12);
  let run = -1;
  return Array.from({ length: count }, (_, place) => {
    const next = (run + 1) * 12;
    if (run + 1 < runCount && runBytes.readUInt32BE(next) <= place + 1) run += 1;
    const samples = run < 0 ? 0 : runBytes.readUInt32BE(run * 12 + 4);
    const at = short ? bytes.readUInt32BE(place * 4) : Number(bytes.readBigUInt64BE(place * 8));
    return { at, samples };
  });
}

async function entriesOf(boxes: Mp4Boxes, { from }: Box): Promise<number> {
  return Math.min((await boxes.bytesAt(from + 4, 4)).readUInt32BE(0), MOST_ENTRIES);
}

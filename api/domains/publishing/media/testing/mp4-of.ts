/** The least of an MP4 that says how long it plays, padded to that many bytes. */
export function mp4Of(seconds: number, size = 300, tracks: Buffer[] = []): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  const type = box('ftyp', Buffer.from('isom0000'));
  const movie = box('moov', box('mvhd', header), ...tracks);
  return Buffer.concat([
    type,
    box('mdat', Buffer.alloc(size - type.length - movie.length - 8, 7)),
    movie,
  ]);
}

/** A track of pictures (`vide`), sound (`soun`) or something else, in a codec of four letters. */
export function trackOf(kind: string, codec: string, samples = 30): Buffer {
  const handler = Buffer.alloc(24);
  handler.write(kind, 8, 'latin1');
  const entry = box('    ', Buffer.alloc(78));
  entry.write(codec, 4, 'latin1');
  const times = Buffer.alloc(16);
  times.writeUInt32BE(samples > 0 ? 1 : 0, 4);
  times.writeUInt32BE(samples, 8);
  const table = box(
    'stbl',
    box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry),
    box('stts', times),
  );
  return box(
    'trak',
    box('tkhd', Buffer.alloc(84)),
    box('mdia', box('hdlr', handler), box('minf', table)),
  );
}

export function box(name: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4);
  return Buffer.concat([head, content]);
}

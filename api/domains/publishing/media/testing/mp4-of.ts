/** The least of an MP4 that says how long it plays, padded to that many bytes. */
export function mp4Of(seconds: number, size = 300): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  const type = box('ftyp', Buffer.from('isom0000'));
  const movie = box('moov', box('mvhd', header));
  return Buffer.concat([
    type,
    box('mdat', Buffer.alloc(size - type.length - movie.length - 8, 7)),
    movie,
  ]);
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4);
  return Buffer.concat([head, content]);
}

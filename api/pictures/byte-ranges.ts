/** A file does not end where its format says, or a part claims more bytes than there are. */
export class DamagedPicture extends Error {
  override readonly name = 'DamagedPicture';
}

/** Collects what is kept of a file. Neighbouring ranges become one, so that many small parts cost little. */
export function collectBytes(bytes: Buffer) {
  const pieces: Buffer[] = [];
  let from = 0;
  let to = 0;

  function flush(): void {
    if (to > from) pieces.push(bytes.subarray(from, to));
    from = to;
  }

  return {
    /** Keeps a range. Throws DamagedPicture where the file has fewer bytes. */
    keep(start: number, end: number): void {
      if (end > bytes.length) throw new DamagedPicture();
      if (start !== to) {
        flush();
        from = start;
      }
      to = end;
    },
    /** Adds bytes that the file does not have in this form. */
    add(piece: Buffer): void {
      flush();
      pieces.push(piece);
    },
    joined(): Buffer {
      flush();
      return Buffer.concat(pieces);
    },
  };
}

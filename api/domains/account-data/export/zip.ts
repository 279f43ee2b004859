import { type PassThrough, Readable } from 'node:stream';

export interface ZipEntry {
  path: string;
  /** Pictures and videos are compressed already. */
  isCompressed?: boolean;
  read(): AsyncIterable<Buffer>;
}

/** The bytes of a zip, made while they are taken: one entry is open at a time. */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Buffer> {
  const { ZipFile } = await import('yazl');
  const file = new ZipFile();
  const output = file.outputStream as PassThrough;
  const stop = (error: Error) => void output.destroy(error);
  file.on('error', stop);
  for (const { path, isCompressed = false, read } of entries) {
    file.addReadStreamLazy(path, { compress: !isCompressed }, (open) => {
      // yazl pipes: what fails to be read would go unheard.
      open(null, Readable.from(read()).on('error', stop));
    });
  }
  file.end();
  yield* output;
}

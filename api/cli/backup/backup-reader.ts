import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';

const NEWLINE = 10;

/** The lines of a backup, one after the other. Throws one sentence for a file that is none. */
export class BackupReader {
  readonly #lines: AsyncGenerator<Buffer, void>;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    this.#lines = linesOf(file);
  }

  /** The next line, which must be of one of these forms. */
  async next<T extends z.ZodType>(form: T): Promise<z.output<T>> {
    const line = await this.#line();
    const parsed = form.safeParse(line && json(line));
    if (parsed.success) return parsed.data;
    throw new Error(`${this.#file} is no backup of Troupe, or was changed.`);
  }

  /** The rows that follow, each with its line break. */
  async *rows(end: string): AsyncGenerator<Buffer, void> {
    for (let line = await this.#line(); line; line = await this.#line()) {
      if (line.length === end.length && line.toString() === end) return;
      yield line;
    }
    throw new Error(`${this.#file} is cut off.`);
  }

  async close(): Promise<void> {
    await this.#lines.return();
  }

  async #line(): Promise<Buffer | undefined> {
    try {
      return (await this.#lines.next()).value ?? undefined;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') throw new Error(`There is no file ${this.#file}.`);
      if (code?.startsWith('Z_')) throw new Error(`${this.#file} is no whole backup: ${message}.`);
      throw error;
    }
  }
}

async function* linesOf(file: string): AsyncGenerator<Buffer, void> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  let begun: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      const rest = chunk.subarray(from, at + 1);
      yield begun.length === 0 ? rest : Buffer.concat([...begun, rest]);
      begun = [];
      from = at + 1;
    }
    if (from < chunk.length) begun.push(chunk.subarray(from));
  }
}

function json(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}

import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';

/** pg's connection has these for COPY, though its types do not say so. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const CHUNK_BYTES = 64 * 1024;

/** Runs a `COPY ... TO STDOUT` into a stream, as slowly as that takes it. Answers how many rows. */
export function copyOut(client: pg.Client, statement: string, into: Writable): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let isFull = false;
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyData({ chunk }: { chunk: Buffer }, { stream }: pg.Connection) {
        // A copy: pg reads the next answer into the same memory.
        if (into.write(Buffer.from(chunk)) || isFull) return;
        isFull = true;
        stream.pause();
        into.once('drain', () => {
          isFull = false;
          stream.resume();
        });
      },
      handleCommandComplete: ({ text }: { text: string }) => (rows = rowsOf(text)),
      handleReadyForQuery: () => resolve(rows),
      handleError: reject,
    });
  });
}

/** Runs a `COPY ... FROM STDIN` with these lines. Answers how many rows. */
export function copyIn(
  client: pg.Client,
  statement: string,
  lines: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let rows = 0;
    let isOver = false;
    const fail = (error: unknown) => {
      isOver = true;
      reject(error);
    };
    client.query({
      submit: (connection: pg.Connection) => connection.query(statement),
      handleCopyInResponse(connection: CopyConnection) {
        pour(connection, lines, () => isOver).catch((error) => {
          connection.sendCopyFail('The backup cannot be read.');
          fail(error);
        });
      },
      handleCommandComplete: ({ text }: { text: string }) => (rows = rowsOf(text)),
      handleReadyForQuery: () => resolve(rows),
      handleError: fail,
    });
  });
}

async function pour(
  connection: CopyConnection,
  lines: AsyncIterable<Buffer>,
  isOver: () => boolean,
): Promise<void> {
  let waiting: Buffer[] = [];
  let size = 0;
  const send = async () => {
    connection.sendCopyFromChunk(Buffer.concat(waiting));
    waiting = [];
    size = 0;
    if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
  };
  for await (const line of lines) {
    if (isOver()) return;
    waiting.push(line);
    size += line.length;
    if (size > CHUNK_BYTES) await send();
  }
  if (isOver()) return;
  if (size > 0) await send();
  connection.endCopyFrom();
}

/** Postgres says `COPY 12`. */
function rowsOf(said: string): number {
  return Number(said.split(' ')[1]);
}

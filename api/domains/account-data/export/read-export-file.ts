import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { findPiece, findReady } from './export-job-queries.ts';

/** A zip that is ready, read piece by piece as fast as its reader takes it. */
export async function readExportFile(
  db: Database,
  owner: string,
  id: string,
): Promise<{ name: string; size: number; body: ReadableStream<Uint8Array> }> {
  const found = await withWorkspace(db, owner, (tx) => findReady(tx, owner, id).executeTakeFirst());
  if (!found?.run) throw notFound('Export');
  const { run, size, createdAt } = found;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let position = 0; ; position += 1) {
      const at = { run: run as string, position };
      const piece = await withWorkspace(db, owner, (tx) =>
        findPiece(tx, owner, id, at).executeTakeFirst(),
      );
      if (!piece) return;
      yield piece.bytes;
    }
  }
  return {
    name: `troupe-export-${createdAt.slice(0, 10)}.zip`,
    size: size ?? 0,
    body: Readable.toWeb(Readable.from(pieces())) as ReadableStream<Uint8Array>,
  };
}

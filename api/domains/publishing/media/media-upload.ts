import type { z } from 'zod';
import type { Env } from '#api/config/env.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  type beginMediaUpload,
  MEDIA_PIECE_BYTES,
  type MediaItem,
  type MediaType,
  mediaTypes,
  type sendMediaPiece,
} from '#shared/contracts/publishing-media.ts';
import { assertFits, checkMedia, wrongMedia } from './check-media.ts';
import { cleanMedium } from './clean-media.ts';
import { findMedia, readBytes } from './media-queries.ts';
import {
  countPieces,
  deleteStaleUploads,
  deleteUpload,
  insertFromPieces,
  insertUpload,
  lockUpload,
  upsertPiece,
} from './upload-queries.ts';
import { assertUploadQuota } from './upload-quota.ts';

/** Of those that one member has under way; an older one of theirs is given up for a new one. */
const MOST_UPLOADS = 8;
const noUpload = () => notFound('Upload');

/**
 * Announces a file: what is too large, or too much for a day, is refused before any of it is sent.
 * Throws `too_large`, `rate_limited`.
 */
export async function beginUpload(
  db: Database,
  owner: string,
  { contentType, bytes }: z.output<typeof beginMediaUpload.body>,
  env: Pick<Env, 'MEDIA_GB_PER_DAY'>,
): Promise<{ id: string }> {
  assertFits(contentType, bytes);
  return withWorkspace(db, owner, async (tx) => {
    await deleteStaleUploads(tx, owner, MOST_UPLOADS - 1).execute();
    await assertUploadQuota(tx, owner, bytes, env);
    const upload = { content_type: contentType, bytes };
    return insertUpload(tx, owner, upload).executeTakeFirstOrThrow();
  });
}

/** Keeps one piece; only the last one is shorter than the others. Throws `not_found`, `invalid`. */
export async function keepPiece(
  db: Database,
  owner: string,
  id: string,
  { place, data }: z.output<typeof sendMediaPiece.body>,
): Promise<void> {
  const bytes = Buffer.from(data, 'base64');
  await withWorkspace(db, owner, async (tx) => {
    const upload = await lockUpload(tx, owner, id).executeTakeFirstOrThrow(noUpload);
    const left = upload.bytes - place * MEDIA_PIECE_BYTES;
    if (left <= 0 || bytes.length !== Math.min(left, MEDIA_PIECE_BYTES)) {
      throw wrongMedia(message('protocol.piece-does-not-fit'));
    }
    await upsertPiece(tx, owner, { upload_id: id, place, bytes }).execute();
  });
}

/**
 * Makes a medium of the pieces, under the id of the upload: asked again, as after an answer that was
 * lost, it is the same. What X would not take is gone with its pieces. Throws `not_found`, `conflict`,
 * `invalid`.
 */
export async function finishUpload(db: Database, owner: string, id: string): Promise<MediaItem> {
  try {
    return await withTextTransaction(db, owner, async (tx) => {
      const upload = await lockUpload(tx, owner, id).executeTakeFirst();
      if (!upload) return findMedia(tx, owner, id).executeTakeFirstOrThrow(noUpload);
      const pieces = await countPieces(tx, owner, id).executeTakeFirstOrThrow();
      if (pieces.count < Math.ceil(upload.bytes / MEDIA_PIECE_BYTES)) {
        throw new AppError('conflict', message('media.pieces-missing'));
      }
      const type = upload.content_type as MediaType;
      const kept = await insertFromPieces(tx, owner, id, {
        kind: mediaTypes[type],
        content_type: type,
      }).executeTakeFirstOrThrow();
      await checkMedia({
        type,
        size: upload.bytes,
        read: async (from, length) =>
          (await readBytes(tx, owner, kept.id, from, length).executeTakeFirstOrThrow()).bytes,
      });
      await deleteUpload(tx, owner, id).execute();
      const item = { id: kept.id, contentType: type, bytes: upload.bytes };
      const cleaned = await cleanMedium(tx, owner, item);
      if (!cleaned) throw noUpload();
      return cleaned;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') {
      await withWorkspace(db, owner, (tx) => deleteUpload(tx, owner, id).execute());
    }
    throw error;
  }
}

import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isOwn, sharers } from '#api/db/member-share.ts';
import type { MediaItem, MediaType } from '#shared/contracts/publishing-media.ts';

export function insertUpload(
  db: Db,
  owner: string,
  upload: { content_type: MediaType; bytes: number },
) {
  return db
    .insertInto('media_uploads')
    .values({ workspace_id: owner, ...upload })
    .returning('id');
}

/** Those that nobody finished in a day, and all but the newest few of the acting member. */
export function deleteStaleUploads(db: Db, owner: string, kept: number) {
  return db
    .deleteFrom('media_uploads')
    .where('workspace_id', '=', owner)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('created_at', '<', sql<string>`now() - interval '1 day'`),
        eb(
          'id',
          'in',
          selectFrom('media_uploads')
            .select('id')
            .where('workspace_id', '=', owner)
            .where(isOwn('added_by'))
            .orderBy('created_at', 'desc')
            .orderBy('id')
            .offset(kept),
        ),
      ]),
    );
}

/** Bytes of the files that came in the last day, and of those that are announced. */
export function sumTakenToday(db: Db, owner: string) {
  const kept = db
    .selectFrom('media')
    .select([sql<number>`octet_length(bytes)`.as('bytes'), 'added_by'])
    .where('workspace_id', '=', owner)
    .where('created_at', '>', sql<string>`now() - interval '1 day'`);
  const announced = db
    .selectFrom('media_uploads')
    .select(['bytes', 'added_by'])
    .where('workspace_id', '=', owner);
  return db
    .selectFrom(kept.unionAll(announced).as('file'))
    .select([
      sql<number>`coalesce(sum(bytes), 0)::float8`.as('all'),
      sql<number>`coalesce(sum(bytes) filter (where ${isOwn('added_by')}), 0)::float8`.as('own'),
      sharers('drafts.write').as('members'),
    ]);
}

export function deleteUpload(db: Db, owner: string, id: string) {
  return db.deleteFrom('media_uploads').where('workspace_id', '=', owner).where('id', '=', id);
}

/** Held until the transaction ends: of two that finish it one finds nothing more. */
export function lockUpload(db: Db, owner: string, id: string) {
  return db
    .selectFrom('media_uploads')
    .select(['content_type', 'bytes'])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forUpdate();
}

export function upsertPiece(
  db: Db,
  owner: string,
  piece: { upload_id: string; place: number; bytes: Buffer },
) {
  return db
    .insertInto('media_pieces')
    .values({ workspace_id: owner, ...piece })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'upload_id', 'place']).doUpdateSet({ bytes: piece.bytes }),
    );
}

export function countPieces(db: Db, owner: string, uploadId: string) {
  return db
    .selectFrom('media_pieces')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', owner)
    .where('upload_id', '=', uploadId);
}

/** Puts the pieces together under the id of their upload, without a way over this server. */
export function insertFromPieces(
  db: Db,
  owner: string,
  uploadId: string,
  media: { kind: MediaItem['kind']; content_type: string },
) {
  return db
    .insertInto('media')
    .columns(['workspace_id', 'id', 'kind', 'content_type', 'alt_text', 'bytes'])
    .expression((query) =>
      query
        .selectFrom('media_pieces')
        .select([
          sql<string>`${owner}::uuid`.as('workspace_id'),
          sql<string>`${uploadId}::uuid`.as('id'),
          sql<MediaItem['kind']>`${media.kind}::text`.as('kind'),
          sql<string>`${media.content_type}::text`.as('content_type'),
          sql<string>`''`.as('alt_text'),
          sql<Buffer>`string_agg(bytes, ''::bytea order by place)`.as('bytes'),
        ])
        .where('workspace_id', '=', owner)
        .where('upload_id', '=', uploadId),
    )
    .returning('id');
}

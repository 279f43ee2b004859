import { type Insertable, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Tables } from '#api/db/schema/tables.ts';

import type { PlainMedia } from './plain-media.ts';

const item = [
  'id',
  'kind',
  'content_type as contentType',
  'alt_text as altText',
  sql<number>`octet_length(bytes)`.as('bytes'),
  'width',
  'height',
] as const;

export function insertMedia(
  db: Db,
  owner: string,
  media: Omit<Insertable<Tables['media']>, 'workspace_id'>,
) {
  return db
    .insertInto('media')
    .values({ workspace_id: owner, ...media })
    .returning(item);
}

export function findMedia(db: Db, owner: string, id: string) {
  return db.selectFrom('media').select(item).where('workspace_id', '=', owner).where('id', '=', id);
}

/** A file that may hold metadata yet, locked until the transaction ends. */
export function lockUnclean(db: Db, owner: string, id: string) {
  return findMedia(db, owner, id).where('is_clean', '=', false).forUpdate();
}

/** Notes that a file holds no metadata, with the stretch of it that had to change. */
export function updateBytes(
  db: Db,
  owner: string,
  id: string,
  patch: { at: number; length: number; bytes: Buffer } | null,
  size: Partial<PlainMedia['size']>,
) {
  const bytes =
    patch &&
    sql<Buffer>`overlay(bytes placing ${patch.bytes} from ${patch.at + 1} for ${patch.length})`;
  return db
    .updateTable('media')
    .set({ ...size, ...(bytes ? { bytes } : {}), is_clean: true })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning(item);
}

/** Bytes from a place on, fewer at the end: a file is never in memory as a whole. */
export function readBytes(db: Db, owner: string, id: string, from: number, length: number) {
  return db
    .selectFrom('media')
    .select(sql<Buffer>`substring(bytes from ${from + 1} for ${length})`.as('bytes'))
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

export function updateMedia(db: Db, owner: string, id: string, changes: { alt_text: string }) {
  return db
    .updateTable('media')
    .set(changes)
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning(item);
}

/** Held until the transaction ends: what a post is to have is not cleared away meanwhile. */
export function listMediaTraits(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('media')
    .select(['id', 'kind', 'says_ai as saysAi'])
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids)
    .forKeyShare();
}

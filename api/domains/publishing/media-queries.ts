import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Tables } from '#api/db/tables.ts';

export function insertMedia(
  db: Db,
  owner: string,
  media: Omit<Insertable<Tables['media']>, 'workspace_id'>,
) {
  return db
    .insertInto('media')
    .values({ workspace_id: owner, ...media })
    .returning([
      'id',
      'kind',
      'content_type as contentType',
      'alt_text as altText',
      sql<number>`octet_length(bytes)`.as('bytes'),
      'width',
      'height',
    ]);
}

export function findMedia(db: Db, owner: string, id: string) {
  return db
    .selectFrom('media')
    .select(['content_type', 'bytes'])
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

export function listMediaKinds(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('media')
    .select(['id', 'kind'])
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids);
}

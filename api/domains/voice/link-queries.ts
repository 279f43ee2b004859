import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { isReadable } from './queries.ts';

/** A persona with the buckets it learns from, those that became private since left out. */
export function findLinks(db: Db, owner: string, personaId: string) {
  return db
    .selectFrom('personas as p')
    .where('p.workspace_id', '=', owner)
    .where('p.id', '=', personaId)
    .select(
      sql<string[]>`array(
        select b.id::text from persona_buckets l join content_buckets b on b.id = l.bucket_id
        where l.workspace_id = ${owner} and l.persona_id = ${personaId} and ${isReadable(owner)}
        order by b.created_at desc, b.id)`.as('bucketIds'),
    );
}

/** Which of these buckets are the workspace's own, or public now. */
export function listReadable(db: Db, owner: string, bucketIds: string[]) {
  return db
    .selectFrom('content_buckets as b')
    .select('b.id')
    .where('b.id', 'in', bucketIds)
    .where(isReadable(owner));
}

export function insertLinks(db: Db, owner: string, personaId: string, bucketIds: string[]) {
  const links = bucketIds.map((bucket_id) => ({
    workspace_id: owner,
    persona_id: personaId,
    bucket_id,
  }));
  return db
    .insertInto('persona_buckets')
    .values(links)
    .onConflict((conflict) => conflict.doNothing())
    .returning('bucket_id');
}

export function deleteLinksBut(db: Db, owner: string, personaId: string, bucketIds: string[]) {
  return db
    .deleteFrom('persona_buckets')
    .where('workspace_id', '=', owner)
    .where('persona_id', '=', personaId)
    .where((eb) => eb.not(eb('bucket_id', '=', eb.fn.any(eb.val(bucketIds)))))
    .returning('bucket_id');
}

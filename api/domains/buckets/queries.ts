import { sql } from 'kysely';
import { compiler } from '#api/db/client/compile.ts';
import { findRow } from '#api/db/client/own-rows.ts';
import { prepared } from '#api/db/client/prepared.ts';
import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import type { ContentBucket } from '#shared/contracts/buckets.ts';

type BucketFields = Pick<ContentBucket, 'name' | 'description' | 'category' | 'isPublic' | 'tags'>;

/** More than anybody looks through. */
const MOST_LISTED = 500;

const columns = [
  'id',
  'name',
  'description',
  'category',
  'is_public as isPublic',
  'tags',
  'total_samples as totalSamples',
  'created_at as createdAt',
] as const;
const own = sql<boolean>`true`.as('isOwn');

export function listBuckets(db: Db, owner: Owner) {
  return db
    .selectFrom('content_buckets')
    .select(columns)
    .select(own)
    .where('workspace_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED);
}

/**
 * `library_open` of a bucket's workspace, written out: for 200 of them the calls would be the cost.
 * A value and no `exists`, for which Postgres would read all workspaces there are.
 */
const isOpenTo = (reader: Owner) => sql<boolean>`(
  select w.visibility = 'public' or w.visibility = 'followers' and exists (
    select from persona_buckets l where l.workspace_id = ${reader} and l.library_id = w.id)
  from workspaces w where w.id = content_buckets.workspace_id)`;

/**
 * The one read across workspaces; row-level security lets it see public buckets. Whose library is
 * open, and to whom, their settings say.
 */
export function listPublicBuckets(db: Db, owner: Owner) {
  return (
    db
      .selectFrom('content_buckets')
      .select(columns)
      .select((eb) => eb('workspace_id', '=', owner).as('isOwn'))
      .where(sql<boolean>`is_public`)
      .where((eb) => eb.or([eb('workspace_id', '=', owner), isOpenTo(owner)]))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      // Written out, as the condition is: of a number to come a kept plan would sort all there are.
      .limit(sql.lit(200))
  );
}

export const insertBucket = prepared<BucketFields & { owner: string }, ContentBucket>((value) =>
  compiler
    .insertInto('content_buckets')
    .values({
      workspace_id: value('owner'),
      name: value('name'),
      description: value('description'),
      category: value('category'),
      is_public: value('isPublic'),
      tags: value('tags'),
    })
    .returning(columns)
    .returning(own),
);

export function updateBucket(db: Db, owner: string, id: string, changes: Partial<BucketFields>) {
  const { isPublic, ...rest } = changes;
  return db
    .updateTable('content_buckets')
    .set((eb) => ({ ...rest, is_public: isPublic ?? eb.ref('is_public') }))
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning(columns)
    .returning(own);
}

/** Held until the transaction ends: whoever changes the samples of a bucket holds its row first. */
export function lockBucket(db: Db, owner: string, id: string) {
  return findRow(db, owner, 'content_buckets', id).forNoKeyUpdate();
}

/** Follows the samples: call it in the transaction that adds or deletes them. */
export function updateTotal(db: Db, owner: string, id: string, by: number) {
  return db
    .updateTable('content_buckets')
    .set((eb) => ({
      total_samples: eb('total_samples', '+', by),
      revision: eb('revision', '+', 1),
    }))
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

import { type InferResult, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import {
  type ContentSample,
  SAMPLES_LISTED,
  type SampleAnalysis,
} from '#shared/contracts/buckets.ts';

/** What a person gives of a sample. */
const given = ['content', 'content_type', 'platform', 'engagement', 'notes'] as const;
const columns = [
  'id',
  'bucket_id as bucketId',
  'content',
  'content_type as contentType',
  'platform',
  'engagement',
  'notes',
  'quality',
  'analysis as aiAnalysis',
  'analyzed_by as analyzedBy',
  'created_at as createdAt',
] as const;

const prefixed = columns.map((name) => `s.${name}` as const);

type SampleRow = Omit<ContentSample, 'metadata'> & Pick<ContentSample['metadata'], 'notes'>;

/**
 * The newest samples of a bucket that this workspace may read; no row at all: there is no such bucket.
 * `isShared`: its owner shows others what the samples achieved and what was noted of them.
 */
export function listSamples(db: Db, owner: string, bucketId: string) {
  return db
    .selectFrom('content_buckets as b')
    .innerJoin('workspaces as w', 'w.id', 'b.workspace_id')
    .leftJoin('content_samples as s', 's.bucket_id', 'b.id')
    .select(prefixed)
    .select((eb) =>
      eb.or([eb('b.workspace_id', '=', owner), eb('w.shares_data', '=', true)]).as('isShared'),
    )
    .where('b.id', '=', bucketId)
    .where((eb) =>
      eb.or([
        eb('b.workspace_id', '=', owner),
        eb.and([eb('b.is_public', '=', true), sql<boolean>`library_open(b.workspace_id)`]),
      ]),
    )
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id')
    .limit(SAMPLES_LISTED);
}

type ListedRow = InferResult<ReturnType<typeof listSamples>>[number];

/** An empty bucket answers one row without a sample; of a sample no other column is null than the table's. */
export function isSample(row: ListedRow): row is ListedRow & SampleRow {
  return row.id !== null;
}

export type NewSample = Pick<ContentSample, 'content' | 'contentType' | 'platform' | 'metadata'>;

/** One statement for any number; what the bucket holds already, to the letter, is left out. */
export function insertSamples(db: Db, owner: string, bucketId: string, samples: NewSample[]) {
  const rows = samples.map(({ content, contentType, platform, metadata }) => ({
    content,
    content_type: contentType,
    platform,
    ...metadata,
  }));
  return db
    .insertInto('content_samples')
    .columns(['workspace_id', 'bucket_id', ...given])
    .expression(
      sql`select ${owner}::uuid, ${bucketId}::uuid, content, content_type, platform, engagement, notes
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
          (content text, content_type text, platform text, engagement text, notes text)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns);
}

/** The bucket of a sample, held as `lockBucket` holds it, with the beginning of the sample's text. */
export function lockBucketOf(db: Db, owner: string, sampleId: string) {
  return db
    .selectFrom('content_buckets')
    .select([
      'id',
      sql<string | null>`(select left(content, 100) from content_samples
        where workspace_id = ${owner} and id = ${sampleId})`.as('start'),
    ])
    .where('workspace_id', '=', owner)
    .where(
      sql<boolean>`id = (select bucket_id from content_samples
        where workspace_id = ${owner} and id = ${sampleId})`,
    )
    .forNoKeyUpdate();
}

export function findUnanalysed(db: Db, owner: string, id: string) {
  return db
    .selectFrom('content_samples')
    .select(['bucket_id as bucketId', 'content', 'content_type as contentType', 'platform'])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('analysis', 'is', null);
}

export function updateAnalysis(
  db: Db,
  owner: string,
  id: string,
  found: { quality: number; analysis: SampleAnalysis; analyzedBy: string },
) {
  return db
    .updateTable('content_samples')
    .set({
      quality: found.quality,
      analysis: JSON.stringify(found.analysis),
      analyzed_by: found.analyzedBy,
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** A row as the API answers it: `engagement` stands at the top and once more under `metadata`. */
export function toSample({ notes, ...sample }: SampleRow): ContentSample {
  return { ...sample, metadata: { engagement: sample.engagement, notes } };
}

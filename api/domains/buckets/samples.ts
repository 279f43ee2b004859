import { z } from 'zod';
import { inPieces } from '#api/concurrency/in-pieces.ts';
import type { Context } from '#api/context.ts';
import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database, Db } from '#api/db/database.ts';
import { keepDeleted } from '#api/db/deleted-items.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { defineJob } from '#api/queue/define-job.ts';
import { type ContentSample, SAMPLES_PER_IMPORT } from '#shared/contracts/buckets.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { lockBucket } from './queries.ts';
import {
  insertSamples,
  isSample,
  listSamples,
  lockBucketOf,
  type NewSample,
  toSample,
} from './sample-queries.ts';
import { samplesChanged } from './samples-changed.ts';

/** Reads one new sample and writes down what it found. */
export const analyseSampleJob = defineJob({
  name: 'analyse-sample',
  payload: z.object({ workspaceId: z.string(), sampleId: z.string() }),
});

type Tools = Pick<Context, 'db' | 'queue'>;

/** Samples of an own bucket or of one that is public now. Throws `not_found` for any other. */
export async function getSamples(
  db: Database,
  owner: string,
  bucketId: string,
): Promise<ContentSample[]> {
  const rows = await withWorkspace(db, owner, (tx) => listSamples(tx, owner, bucketId).execute());
  if (rows.length === 0) throw notFound('Content bucket');
  return rows
    .filter(isSample)
    .map(({ isShared, ...row }) =>
      toSample(isShared ? row : { ...row, engagement: '', notes: '' }),
    );
}

/** Throws `not_found` for a bucket that is not the workspace's own, `conflict` for a text it holds. */
export async function addSample(
  { db, queue }: Tools,
  owner: string,
  bucketId: string,
  sample: NewSample,
): Promise<ContentSample> {
  return withWorkspace(db, owner, async (tx) => {
    const [added] = await addAll(tx, queue, owner, bucketId, [sample]);
    if (!added) throw new AppError('conflict', message('rule.sample-in-bucket'));
    return toSample(added);
  });
}

/** All of them in one transaction; texts that the bucket holds already are skipped and counted. */
export async function importSamples(
  { db, queue }: Tools,
  owner: string,
  bucketId: string,
  samples: NewSample[],
): Promise<{ imported: number; skipped: number }> {
  return withWorkspace(db, owner, async (tx) => {
    const { length: imported } = await addAll(tx, queue, owner, bucketId, samples);
    return { imported, skipped: samples.length - imported };
  });
}

export async function removeSample({ db, queue }: Tools, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const sample = await lockBucketOf(tx, owner, id).executeTakeFirst();
    if (!sample) throw notFound('Content sample');
    await keepDeleted(tx, owner, { kind: 'sample', id, name: sample.start ?? '' });
    await deleteRow(tx, owner, 'content_samples', id).executeTakeFirstOrThrow(() =>
      notFound('Content sample'),
    );
    await samplesChanged(tx, queue, owner, sample.id, -1);
  });
}

async function addAll(
  tx: Db,
  queue: Context['queue'],
  owner: string,
  bucketId: string,
  samples: NewSample[],
) {
  await lockBucket(tx, owner, bucketId).executeTakeFirstOrThrow(() => notFound('Content bucket'));
  const added = [];
  // One statement with all of a large import would block the event loop while it is serialised.
  for (const piece of inPieces(samples, ({ content }) => content.length, SAMPLES_PER_IMPORT)) {
    added.push(...(await insertSamples(tx, owner, bucketId, piece).execute()));
  }
  if (added.length === 0) return added;
  await queue.sendMany(
    tx,
    analyseSampleJob,
    added.map(({ id }) => ({ payload: { workspaceId: owner, sampleId: id } })),
  );
  await samplesChanged(tx, queue, owner, bucketId, added.length);
  return added;
}

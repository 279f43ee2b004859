import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { lockBucketOf } from './sample-queries.ts';
import { samplesChanged } from './samples-changed.ts';

/** A sample came back: its bucket counts it. */
export async function sampleRestored(
  tx: Db,
  queue: Context['queue'],
  owner: string,
  id: string,
): Promise<void> {
  const bucket = await lockBucketOf(tx, owner, id).executeTakeFirstOrThrow();
  await samplesChanged(tx, queue, owner, bucket.id, 1);
}

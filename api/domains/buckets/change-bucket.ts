import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { ContentBucket, updateBucket as updateBucketCall } from '#shared/contracts/buckets.ts';
import { updateBucket } from './queries.ts';

/** Changes only what the input names. Throws `not_found`, also for somebody else's public bucket. */
export async function changeBucket(
  db: Database,
  owner: string,
  id: string,
  input: z.output<typeof updateBucketCall.body>,
): Promise<ContentBucket> {
  return withWorkspace(db, owner, async (tx) => {
    const bucket = await updateBucket(tx, owner, id, input).executeTakeFirst();
    if (!bucket) throw notFound('Content bucket');
    announce(tx, owner, 'samples', id);
    return bucket;
  });
}

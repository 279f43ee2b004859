import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace, withWorkspaceAtOnce } from '#api/db/tenant.ts';
import { activityLine } from '#api/domains/activities/service.ts';
import { bucketChanged } from '#api/domains/voice/service.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type {
  ContentBucket,
  createBucketInput,
  updateBucket as updateBucketCall,
} from '#shared/contracts/buckets.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { deleteBucket, insertBucket, lockBucket, updateBucket } from './queries.ts';

export async function createBucket(
  db: Database,
  owner: string,
  input: z.output<typeof createBucketInput>,
): Promise<ContentBucket> {
  try {
    const [[bucket]] = await withWorkspaceAtOnce(db, owner, [
      insertBucket({ owner, ...input }),
      activityLine(owner, {
        type: 'content_bucket_created',
        description: message('activity.bucket-created', { name: input.name }),
      }),
    ]);
    return bucket as ContentBucket;
  } finally {
    // Also when the answer is lost: the bucket may be there.
    announce(db, owner, 'samples');
  }
}

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

export async function removeBucket(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const bucket = await lockBucket(tx, owner, id).executeTakeFirst();
    if (!bucket) throw notFound('Content bucket');
    // Before the links to it go with it.
    await bucketChanged(tx, queue, owner, id);
    await deleteBucket(tx, owner, id).execute();
    announce(tx, owner, 'samples', id);
  });
}

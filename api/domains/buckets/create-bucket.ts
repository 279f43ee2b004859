import type { z } from 'zod';
import type { Database } from '#api/db/database.ts';
import { withWorkspaceAtOnce } from '#api/db/tenant.ts';
import { activityLine } from '#api/domains/activities/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { ContentBucket, createBucketInput } from '#shared/contracts/buckets.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { insertBucket } from './queries.ts';

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

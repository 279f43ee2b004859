import type { Context } from '#api/context.ts';
import { deleteRow } from '#api/db/client/own-rows.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { bucketChanged } from '#api/domains/voice/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { lockBucket } from './queries.ts';

export async function removeBucket(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await lockBucket(tx, owner, id).executeTakeFirstOrThrow(() => notFound('Content bucket'));
    // Before the links to it go with it.
    await bucketChanged(tx, queue, owner, id);
    await deleteRow(tx, owner, 'content_buckets', id).execute();
    announce(tx, owner, 'samples', id);
  });
}

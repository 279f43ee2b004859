import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { bucketChanged } from '#api/domains/voice/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { updateTotal } from './queries.ts';

/** Counts samples that came (or went) and lets the personas learn again. */
export async function samplesChanged(
  tx: Db,
  queue: Context['queue'],
  owner: string,
  bucketId: string,
  by: number,
): Promise<void> {
  await updateTotal(tx, owner, bucketId, by).execute();
  await bucketChanged(tx, queue, owner, bucketId);
  announce(tx, owner, 'samples', bucketId);
}

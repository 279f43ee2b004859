import type { Context } from '#api/context.ts';
import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { putBack } from '#api/db/deleted-items.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { sampleRestored } from '#api/domains/buckets/public.ts';
import { assertRoomForPersona } from '#api/domains/personas/public.ts';
import { settleRestored } from '#api/domains/publishing/public.ts';
import { voiceChanged } from '#api/domains/voice/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { findKind } from './queries.ts';

/**
 * Restores an item of the bin. Throws `not_found`, and `conflict` if its parent is deleted or a limit
 * is reached.
 */
export async function restoreItem(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const { kind } = await findKind(tx, owner, id).executeTakeFirstOrThrow(() =>
      notFound('Deleted item'),
    );
    if (kind === 'persona') await assertRoomForPersona(tx, owner);
    if (!(await putBack(tx, owner, { kind, id }))) {
      throw new AppError('conflict', message('rule.not-restorable'));
    }
    if (kind === 'persona') await voiceChanged(tx, queue, owner, id);
    if (kind === 'sample') await sampleRestored(tx, queue, owner, id);
    await settleRestored(tx, owner);
    for (const topic of ['personas', 'drafts', 'posts'] as const) announce(tx, owner, topic);
  });
}

/** Deletes it forever. Throws `not_found`. */
export async function purgeItem(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, (tx) =>
    deleteRow(tx, owner, 'deleted_items', id).executeTakeFirstOrThrow(() =>
      notFound('Deleted item'),
    ),
  );
}

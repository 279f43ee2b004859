import { deleteRow } from '#api/db/client/own-rows.ts';
import type { Database } from '#api/db/database.ts';
import { keepDeleted } from '#api/db/deleted-items.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/public.ts';
import { holdPlanned } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { findPersona } from './queries.ts';

/** Moves it to the bin with all that belongs to it. */
export async function removePersona(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    const gone = await findPersona(tx, owner, id).executeTakeFirst();
    if (!gone) throw notFound('Persona');
    await keepDeleted(tx, owner, { kind: 'persona', id, name: gone.name });
    await holdPlanned(tx, owner, id);
    await deleteRow(tx, owner, 'personas', id).executeTakeFirstOrThrow(() => notFound('Persona'));
    await recordActivity(tx, owner, {
      type: 'persona_deleted',
      description: message('activity.persona-deleted', { name: gone.name }),
    });
    announce(tx, owner, 'personas', id);
  });
}

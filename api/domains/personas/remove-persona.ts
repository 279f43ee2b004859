import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/public.ts';
import { holdPlanned } from '#api/domains/publishing/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { deletePersona } from './queries.ts';

export async function removePersona(db: Database, owner: string, id: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await holdPlanned(tx, owner, id);
    const gone = await deletePersona(tx, owner, id).executeTakeFirst();
    if (!gone) throw notFound('Persona');
    await recordActivity(tx, owner, {
      type: 'persona_deleted',
      description: message('activity.persona-deleted', { name: gone.name }),
    });
    announce(tx, owner, 'personas', id);
  });
}

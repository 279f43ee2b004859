import type { AiProvider } from '#api/ai/adapters/provider.ts';
import type { Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/service.ts';
import { voiceChanged } from '#api/domains/voice/service.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { Persona } from '#shared/contracts/personas.ts';
import { deleteOldOffers, insertDraft, type NewDraft } from '../queries.ts';

export interface Keeping {
  persona: Persona;
  /** Its voice was found outdated while drafting: it is learnt anew. */
  outdated: boolean;
  drafts: { by: AiProvider; draft: NewDraft }[];
}

/** Keeps the drafts of one call and notes the call down; answers their ids in the same order. */
export async function saveDrafts(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  { persona, outdated, drafts }: Keeping,
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const names = drafts.map(({ by }) => by.name).join(', ');
  return withWorkspace(db, owner, async (tx) => {
    const ids: string[] = [];
    for (const { draft } of drafts) {
      const row = await insertDraft(tx, owner, persona.id, draft).executeTakeFirst();
      // Deleted while the draft was written.
      if (!row) throw notFound('Persona');
      ids.push(row.id);
    }
    await deleteOldOffers(tx, owner, persona.id).execute();
    await recordActivity(tx, owner, {
      type: 'content_generated',
      title: 'Content generated',
      description: `Drafted as "${persona.name}" with ${names}`,
    });
    if (outdated) await voiceChanged(tx, queue, owner, persona.id);
    announce(tx, owner, 'drafts', ids.length === 1 ? ids[0] : null);
    return ids;
  });
}

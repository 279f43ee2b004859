import type { z } from 'zod';
import type { Context } from '#api/context.ts';
import { draftDecided } from '#api/domains/voice/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import { withTextTransaction } from '#api/text-pool/with-text-transaction.ts';
import type { decideDraft, SavedDraft } from '#shared/contracts/drafts.ts';
import { findDraft, updateOutcome } from '../queries.ts';

type Decision = Pick<SavedDraft, 'outcome' | 'finalText' | 'editDistance'>;

/**
 * Notes what became of a draft; what was rewritten teaches the persona its voice. Saying the same again
 * changes nothing. Throws not_found, also for somebody else's draft.
 */
export async function decideOnDraft(
  { db, queue }: Pick<Context, 'db' | 'queue'>,
  owner: string,
  id: string,
  input: z.output<typeof decideDraft.body>,
): Promise<SavedDraft> {
  return withTextTransaction(db, owner, async (tx) => {
    const draft = await findDraft(tx, owner, id).executeTakeFirstOrThrow(() => notFound('Draft'));
    const decision = await decisionOn(draft, input, owner);
    if (decision.outcome === draft.outcome && decision.finalText === draft.finalText) return draft;
    const decided = await updateOutcome(tx, owner, id, decision).executeTakeFirstOrThrow();
    if ([draft, decided].some(({ outcome }) => outcome === 'edited'))
      await draftDecided(tx, queue, owner, draft.personaId);
    announce(tx, owner, 'drafts', id);
    return decided;
  });
}

async function decisionOn(
  draft: SavedDraft,
  input: z.output<typeof decideDraft.body>,
  owner: string,
): Promise<Decision> {
  if (input.outcome === 'discarded') {
    return { outcome: 'discarded', finalText: null, editDistance: null };
  }
  const finalText = input.finalText?.trim() ?? '';
  if (finalText === '' || finalText === draft.content.trim()) {
    return { outcome: 'accepted', finalText: null, editDistance: null };
  }
  const texts: [string, string] = [draft.content, finalText];
  const editDistance = await runTextTask('edit-distance', texts, { owner });
  return { outcome: 'edited', finalText, editDistance };
}

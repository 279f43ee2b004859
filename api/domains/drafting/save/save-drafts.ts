import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { recordActivity } from '#api/domains/activities/public.ts';
import { voiceChanged } from '#api/domains/voice/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import type { DraftOrder } from '../brief/draft-order.ts';
import { authorKey } from '../brief/post-context.ts';
import type { Caller } from '../caller.ts';
import type { FinishedDraft } from '../finish/finish-draft.ts';
import { deleteOldOffers, insertDraft } from '../queries.ts';

/**
 * Saves the drafts of one call under the persona that speaks, and records the call; answers their
 * ids in the same order. Of a draft with options only the call is recorded.
 */
export async function saveDrafts(
  { ctx: { db, queue }, actor: { workspaceId: owner } }: Caller,
  { brief, author }: Pick<DraftOrder, 'brief' | 'author'>,
  drafts: FinishedDraft[],
): Promise<string[]> {
  if (drafts.length === 0) return [];
  const names = drafts.map(({ provider }) => provider.name).join(', ');
  if (brief.options) {
    const audience = brief.options.audience.slice(0, 100).toWellFormed();
    const description = message('activity.drafted-for', { audience, provider: names });
    await withWorkspace(db, owner, (tx) => record(tx, owner, description));
    return [];
  }
  if (!author) return [];
  const { persona, voice } = author;
  const { kind: type } = brief;
  const prompt = brief.prompt ?? brief.post?.text ?? '';
  const post = brief.prompt === null ? null : (brief.post?.text ?? null);
  const post_author = brief.post && authorKey(brief.post.author);
  return withWorkspace(db, owner, async (tx) => {
    const ids: string[] = [];
    for (const { content, provider, voiceMatch: voice_match, usage = null } of drafts) {
      const told = { type, prompt, content, post, post_author };
      const draft = { ...told, provider: provider.id, voice_match, usage };
      const row = await insertDraft(tx, owner, persona.id, draft).executeTakeFirst();
      // Deleted while the draft was written.
      if (!row) throw notFound('Persona');
      ids.push(row.id);
    }
    await deleteOldOffers(tx, owner, persona.id).execute();
    const { name } = persona;
    const onDevice = drafts.every(({ provider }) => provider.id === 'device');
    const description = onDevice
      ? message('activity.drafted-on-device', { name })
      : message('activity.drafted-as', { name, provider: names });
    await record(tx, owner, description);
    // Found out of date while drafting: it is learnt anew.
    if (voice.outdated) await voiceChanged(tx, queue, owner, persona.id);
    announce(tx, owner, 'drafts', ids.length === 1 ? ids[0] : null);
    return ids;
  });
}

function record(tx: Db, owner: string, description: Message): Promise<void> {
  return recordActivity(tx, owner, { type: 'content_generated', description });
}

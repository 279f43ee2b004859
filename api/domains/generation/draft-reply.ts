import type { z } from 'zod';
import type { GeneratedReply, generateReplyInput } from '#shared/contracts/generation.ts';
import { replyBrief } from './briefs.ts';
import { keptAs } from './draft-content.ts';
import { draftInVoice } from './draft-in-voice.ts';
import { scoreDraft } from './draft-scores.ts';
import { type Caller, orderOf, speakerOf, takeProvider, writesByModel } from './drafting.ts';
import { keepDrafts } from './keep-drafts.ts';
import { stopIfGone } from './stop-if-gone.ts';

/** A reply to a post; the post is data and never an instruction. Kept where a persona speaks. */
export async function draftReply(
  caller: Caller,
  input: z.output<typeof generateReplyInput>,
): Promise<GeneratedReply> {
  const { ctx, actor, signal } = caller;
  const speaker = input.personaId ? await speakerOf(caller, input.personaId) : null;
  const provider = takeProvider(caller, input.provider);
  const order = orderOf(replyBrief(speaker, input), speaker, { humanize: true });
  const draft = await draftInVoice(provider, order, signal);
  stopIfGone(signal);
  const [draftId = null] = speaker
    ? await keepDrafts(ctx, actor.workspaceId, {
        persona: speaker.persona,
        outdated: speaker.voice.outdated,
        drafts: [keptAs(provider, order, draft)],
      })
    : [];
  const { engagement, viral } = scoreDraft(order.brief, draft, writesByModel(provider));
  return {
    content: draft.content,
    engagementScore: engagement,
    viralPotential: viral,
    provider: provider.id,
    voiceMatch: draft.voiceMatch,
    draftId,
    notes: draft.notes,
  };
}

import type { z } from 'zod';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { runTextTask } from '#api/text-pool/text-pool.ts';
import type { GeneratedReply, generateReplyInput } from '#shared/contracts/generation.ts';
import { replyBrief } from '../brief/briefs.ts';
import { usedSamples } from '../brief/used-samples.ts';
import { saveDrafts } from '../save/save-drafts.ts';
import { keptAs } from './draft-content.ts';
import { type DraftOrder, draftInVoice } from './draft-in-voice.ts';
import {
  type Caller,
  orderOf,
  type PreparedSpeaker,
  speakerOf,
  takeProvider,
  taskOwner,
  writesByModel,
} from './drafting.ts';
import { throwIfAborted } from './throw-if-aborted.ts';

export type ReplyInput = z.output<typeof generateReplyInput>;

/** A reply about to be written; without a persona nobody's voice is used and nothing is kept. */
export interface BegunReply {
  speaker: PreparedSpeaker | null;
  provider: AiProvider;
  order: DraftOrder;
}

/** Everything that can be refused before a provider is asked. */
export async function beginReply(caller: Caller, input: ReplyInput): Promise<BegunReply> {
  const speaker = input.personaId ? await speakerOf(caller, input.personaId) : null;
  const provider = await takeProvider(caller, input.provider);
  const order = orderOf(await replyBrief(speaker, input, taskOwner(caller)), speaker, {
    humanize: true,
  });
  return { speaker, provider, order };
}

/** Writes it, and keeps it where a persona speaks. Throws whatever the provider throws. */
export async function finishReply(
  caller: Caller,
  { speaker, provider, order }: BegunReply,
  onText?: (soFar: string) => void,
): Promise<GeneratedReply> {
  const { ctx, actor, signal } = caller;
  const draft = await draftInVoice(provider, order, taskOwner(caller), onText);
  throwIfAborted(signal);
  const [draftId = null] = speaker
    ? await saveDrafts(ctx, actor.workspaceId, {
        persona: speaker.persona,
        outdated: speaker.voice.outdated,
        drafts: [keptAs(provider, order, draft)],
      })
    : [];
  const { engagement, viral, explanation } = await runTextTask(
    'score-draft',
    [order.brief, draft, writesByModel(provider)],
    taskOwner(caller),
  );
  return {
    content: draft.content,
    engagementScore: engagement,
    viralPotential: viral,
    provider: provider.id,
    voiceMatch: draft.voiceMatch,
    draftId,
    notes: draft.notes,
    explanation,
    samples: usedSamples(order.brief),
  };
}

/** A reply to a post; the post is data and never an instruction. */
export async function draftReply(caller: Caller, input: ReplyInput): Promise<GeneratedReply> {
  return finishReply(caller, await beginReply(caller, input));
}

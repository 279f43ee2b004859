import type { z } from 'zod';
import type { AiProvider } from '#api/ai/adapters/provider.ts';
import { runTextTask, type TaskOwner } from '#api/text-pool/text-pool.ts';
import type { GeneratedContent, generateContentInput } from '#shared/contracts/generation.ts';
import { contentBrief } from '../brief/briefs.ts';
import { usedSamples } from '../brief/used-samples.ts';
import { type Keeping, saveDrafts } from '../save/save-drafts.ts';
import { type DraftOrder, draftInVoice, type VoicedDraft } from './draft-in-voice.ts';
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

export type ContentInput = z.output<typeof generateContentInput>;

/** A draft about to be written. */
export interface BegunContent {
  speaker: PreparedSpeaker;
  provider: AiProvider;
  order: DraftOrder;
}

/** Everything that can be refused before a provider is asked. */
export async function beginContent(caller: Caller, input: ContentInput): Promise<BegunContent> {
  const speaker = await speakerOf(caller, input.personaId);
  const order = orderOf(await contentBrief(speaker, input, taskOwner(caller)), speaker, {
    humanize: input.useHumanization,
  });
  return { speaker, provider: await takeProvider(caller, input.provider), order };
}

/** Writes and keeps it. Throws whatever the provider throws. */
export async function finishContent(
  caller: Caller,
  { speaker, provider, order }: BegunContent,
  onText?: (soFar: string) => void,
): Promise<GeneratedContent> {
  const draft = await draftInVoice(provider, order, taskOwner(caller), onText);
  throwIfAborted(caller.signal);
  const [draftId = null] = await saveDrafts(caller.ctx, caller.actor.workspaceId, {
    persona: speaker.persona,
    outdated: speaker.voice.outdated,
    drafts: [keptAs(provider, order, draft)],
  });
  return { ...(await contentAnswer(provider, order, draft, taskOwner(caller))), draftId };
}

/** One draft. Throws not_found for the persona, and whatever the provider throws. */
export async function draftContent(caller: Caller, input: ContentInput): Promise<GeneratedContent> {
  return finishContent(caller, await beginContent(caller, input));
}

export async function contentAnswer(
  provider: AiProvider,
  { brief }: DraftOrder,
  draft: VoicedDraft,
  who: TaskOwner,
): Promise<Omit<GeneratedContent, 'draftId'>> {
  const { engagement, confidence, explanation } = await runTextTask(
    'score-draft',
    [brief, draft, writesByModel(provider)],
    who,
  );
  return {
    content: draft.content,
    provider: provider.id,
    hashtags: draft.hashtags,
    engagement_score: engagement,
    confidence,
    explanation,
    samples: usedSamples(brief),
    voiceMatch: draft.voiceMatch,
    notes: draft.notes,
  };
}

/** What is kept of it. */
export function keptAs(
  by: AiProvider,
  { brief }: DraftOrder,
  { content, voiceMatch }: VoicedDraft,
): Keeping['drafts'][number] {
  const prompt = brief.prompt ?? brief.post?.text ?? '';
  const { kind: type } = brief;
  return { by, draft: { provider: by.id, type, prompt, content, voice_match: voiceMatch } };
}

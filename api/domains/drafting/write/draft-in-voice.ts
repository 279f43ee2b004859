import type { AiProvider, Brief, Draft } from '#api/ai/adapters/provider.ts';
import type { CopyVerdict } from '#api/ai/voice/copy-guard.ts';
import type { VoiceProfile } from '#api/ai/voice/voice-profile.ts';
import { runTextTask, type TaskOwner } from '#api/text-pool/text-pool.ts';
import { excerpt } from '#shared/lib/text/format.ts';
import type { FinishedDraft } from '../finish/finish-in-voice.ts';
import { throwIfAborted } from './throw-if-aborted.ts';

/** What is to be written, and what is already there that it must not repeat. */
export interface DraftOrder {
  brief: Brief;
  profile: VoiceProfile | null;
  /** Samples, viral texts and earlier drafts of the persona. */
  earlier: string[];
  humanize: boolean;
}

export interface VoicedDraft extends Draft {
  voiceMatch: number | null;
}

/** Who waits for it; the signal is aborted when they go away. */
export type DraftWaiter = TaskOwner & { signal: AbortSignal };

/** A model that took longer than this is not asked again for another text. */
const patience = 12_000;

/**
 * One finished draft in the persona's voice. One that repeats an earlier text is written once more
 * as another variant; what is still alike is said in its notes.
 */
export async function draftInVoice(
  provider: AiProvider,
  order: DraftOrder,
  who: DraftWaiter,
  onText?: (soFar: string) => void,
): Promise<VoicedDraft> {
  const began = performance.now();
  const first = await write(provider, order, order.brief, who, onText);
  let best = first;
  if (first.verdict.block && performance.now() - began < patience) {
    const another = { ...order.brief, variant: order.brief.variant + 1 };
    // The first text stands whatever becomes of the second.
    const second = await write(provider, order, another, who).catch(() => null);
    throwIfAborted(who.signal);
    if (second && nearness(second.verdict) < nearness(first.verdict)) best = second;
  }
  return {
    ...best.draft,
    notes: [...best.draft.notes, ...copyNote(best.verdict)],
    voiceMatch: best.voiceMatch,
  };
}

async function write(
  provider: AiProvider,
  { earlier, humanize, profile }: DraftOrder,
  brief: Brief,
  who: DraftWaiter,
  onText?: (soFar: string) => void,
): Promise<FinishedDraft> {
  const request = { brief, signal: who.signal };
  const raw = await (onText ? provider.stream(request, onText) : provider.complete(request));
  const { id, name } = provider;
  const given = { brief, draft: raw, earlier, profile, humanize };
  return runTextTask('finish-draft', [{ id, name }, given], who);
}

function nearness({ nearest }: CopyVerdict): number {
  return nearest?.similarity ?? 0;
}

function copyNote({ block, warn, nearest }: CopyVerdict): string[] {
  if (!warn || !nearest) return [];
  const quote = `"${excerpt(nearest.text)}"`;
  return [
    block
      ? `Almost the same as an earlier text: ${quote} Change it before posting.`
      : `Similar to an earlier text: ${quote}`,
  ];
}

import type { AiProvider, Brief, Draft } from '#api/providers/ai/provider.ts';
import { type CopyVerdict, guardCopies } from '#api/providers/ai/voice/copy-guard.ts';
import { voiceMatch } from '#api/providers/ai/voice/voice-match.ts';
import type { VoiceProfile } from '#api/providers/ai/voice/voice-profile.ts';
import { excerpt } from '#shared/lib/format.ts';
import { finishDraft } from './finish-draft.ts';
import { stopIfGone } from './stop-if-gone.ts';

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

/** A model that took longer than this is not asked again for another text. */
const patience = 12_000;

/**
 * One finished draft in the persona's voice. One that repeats an earlier text is written once more
 * as another variant; what is still alike is said in its notes.
 */
export async function draftInVoice(
  provider: AiProvider,
  order: DraftOrder,
  signal: AbortSignal,
  onText?: (soFar: string) => void,
): Promise<VoicedDraft> {
  const began = performance.now();
  const first = await write(provider, order, order.brief, signal, onText);
  let best = first;
  if (first.verdict.block && performance.now() - began < patience) {
    const another = { ...order.brief, variant: order.brief.variant + 1 };
    // The first text stands whatever becomes of the second.
    const second = await write(provider, order, another, signal).catch(() => null);
    stopIfGone(signal);
    if (second && nearness(second.verdict) < nearness(first.verdict)) best = second;
  }
  return {
    ...best.draft,
    notes: [...best.draft.notes, ...copyNote(best.verdict)],
    voiceMatch: order.profile && voiceMatch(order.profile, best.draft.content),
  };
}

async function write(
  provider: AiProvider,
  { earlier, humanize }: DraftOrder,
  brief: Brief,
  signal: AbortSignal,
  onText?: (soFar: string) => void,
): Promise<{ draft: Draft; verdict: CopyVerdict }> {
  const request = { brief, signal };
  const raw = await (onText ? provider.stream(request, onText) : provider.complete(request));
  const draft = finishDraft(provider, brief, raw, { humanize });
  return { draft, verdict: guardCopies(draft.content, earlier) };
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

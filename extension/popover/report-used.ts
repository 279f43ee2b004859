import { answerOf, sendMessage } from '../messages.ts';
import type { Origin } from './ai-label/text-origin.ts';

/** A text on its way into X, and the kept draft it came from; null where nothing was kept. */
export interface UsableDraft extends Origin {
  /** One text, or the posts of a thread. */
  parts: readonly string[];
  draftId: string | null;
  /** The server, person and workspace that it was drafted for. */
  place?: string | undefined;
}

/** Tells the server that a draft was used: that teaches the persona its voice. */
export function tellUsed({ parts, draftId, place }: UsableDraft): void {
  if (draftId === null) return;
  const used = { id: draftId, finalText: parts.join('\n\n'), ...(place ? { place } : {}) };
  void answerOf(() => sendMessage('usedDraft', used));
}

import { answerOf, sendMessage } from '../messages.ts';

/** A text on its way into X, and the kept draft it came from; null where nothing was kept. */
export interface UsableDraft {
  /** One text, or the posts of a thread. */
  parts: readonly string[];
  draftId: string | null;
}

/** Tells the server that a draft was used: that teaches the persona its voice. */
export function tellUsed({ parts, draftId }: UsableDraft): void {
  if (draftId === null) return;
  void answerOf(() => sendMessage('usedDraft', { id: draftId, finalText: parts.join('\n\n') }));
}

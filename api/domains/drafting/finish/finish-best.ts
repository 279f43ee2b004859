import type { Draft } from '#api/ai/adapters/provider.ts';
import { type FinishedDraft, finishDraft, type Unfinished } from './finish-draft.ts';

/** Of the texts of one answer the best, finished. Pure. */
export function finishBest({
  drafts,
  ...given
}: Omit<Unfinished, 'draft'> & { drafts: Draft[] }): FinishedDraft {
  const finished = drafts.map((draft) => finishDraft({ ...given, draft }));
  const [best] = finished.toSorted((a, b) => worth(b) - worth(a));
  return best as FinishedDraft;
}

/** One that repeats an earlier text is the last choice; else half voice, half distance from those. */
function worth({ voiceMatch, copies }: FinishedDraft): number {
  const voice = (voiceMatch ?? 0) / 100;
  const distance = 1 - (copies.nearest?.similarity ?? 0);
  return (copies.block ? 0 : 2) + voice + distance;
}

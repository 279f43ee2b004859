import type { Draft } from '#api/ai/adapters/provider.ts';
import { type FinishedDraft, finishDraft, type Unfinished } from './finish-draft.ts';
import { objectToDraft } from './object-to-draft.ts';

/** Takes beside the first one. */
const OTHER_TAKES = 2;

/**
 * The texts of one answer, finished: the best of them, or all in their order where the person asked for
 * takes. The model was asked to mend its first text alone, so an objection drops the others. Pure.
 */
export function finishBest({
  drafts: [first, ...others],
  ...given
}: Omit<Unfinished, 'draft'> & { drafts: Draft[] }): FinishedDraft {
  // What the answer took is counted once, for its first text.
  const fit = others
    .filter(({ content }) => !given.byModel || objectToDraft(content, given.brief) === null)
    .map(({ content, hashtags, notes }) => ({ content, hashtags, notes }));
  const finished = [first as Draft, ...fit].map((draft) => finishDraft({ ...given, draft }));
  if (given.brief.takes) return withTakes(finished);
  const [best] = finished.toSorted((a, b) => worth(b) - worth(a));
  return { ...(best as FinishedDraft), ...(first?.usage ? { usage: first.usage } : {}) };
}

/** The first text with the others beside it, each another. */
function withTakes([first, ...others]: FinishedDraft[]): FinishedDraft {
  const texts = [first, ...others].map((one) => one?.content);
  const takes = others.filter(({ content }, at) => texts.indexOf(content) === at + 1);
  return { ...(first as FinishedDraft), takes: takes.slice(0, OTHER_TAKES) };
}

/** One that repeats an earlier text is the last choice; else half voice, half distance from those. */
function worth({ voiceMatch, copies }: FinishedDraft): number {
  const voice = (voiceMatch ?? 0) / 100;
  const distance = 1 - (copies.nearest?.similarity ?? 0);
  return (copies.block ? 0 : 2) + voice + distance;
}

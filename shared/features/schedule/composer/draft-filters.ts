import type { PostDraftLine } from '#shared/contracts/post-drafts.ts';

export interface DraftFilters {
  /** Words that the text or a label has. */
  q: string;
  /** '' for all. */
  persona: string;
  assignee: string;
  label: string;
}

export const noFilters: DraftFilters = { q: '', persona: '', assignee: '', label: '' };

const lower = (text: string) => text.toLocaleLowerCase();

/** The drafts that every filter lets through, in their order. */
export function filterDrafts(
  drafts: readonly PostDraftLine[],
  { q, persona, assignee, label }: DraftFilters,
): PostDraftLine[] {
  const words = lower(q).split(/\s+/).filter(Boolean);
  return drafts.filter((draft) => {
    const labels = draft.labels ?? [];
    const text = lower([draft.text, ...labels].join(' '));
    return (
      (persona === '' || draft.personaId === persona) &&
      (assignee === '' || draft.assigneeId === assignee) &&
      (label === '' || labels.includes(label)) &&
      words.every((word) => text.includes(word))
    );
  });
}

/** Every label that is in use, by the alphabet. */
export function labelsOf(drafts: readonly PostDraftLine[]): string[] {
  return [...new Set(drafts.flatMap(({ labels = [] }) => labels))].toSorted((one, other) =>
    one.localeCompare(other),
  );
}

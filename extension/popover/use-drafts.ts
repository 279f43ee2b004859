import { useState } from 'react';
import type { Draft } from '../messages.ts';
import type { Answering } from '../x-page/answering.ts';
import { type KeptDrafts, keepDrafts, keptDrafts } from './kept-drafts.ts';

export const ALTERNATIVES = 3;

const none: KeptDrafts = { alternatives: [], at: 0, variant: 0 };

/** The alternatives for one post: written, edited, chosen; the oldest makes place for a fourth. */
export function useDrafts(answering: Answering) {
  const [drafts, setDrafts] = useState(() => keptDrafts(answering) ?? none);

  const change = (next: (current: KeptDrafts) => KeptDrafts) =>
    setDrafts((current) => {
      const changed = next(current);
      keepDrafts(answering, changed);
      return changed;
    });

  return {
    ...drafts,
    shown: drafts.alternatives[drafts.at] ?? null,
    choose: (at: number) => change((current) => ({ ...current, at })),
    add: (draft: Draft) =>
      change(({ alternatives, variant }) => {
        const kept = [...alternatives, { text: draft.content, draft }].slice(-ALTERNATIVES);
        return { alternatives: kept, at: kept.length - 1, variant: variant + 1 };
      }),
    edit: (text: string) =>
      change((current) => {
        const { at } = current;
        const alternatives = [...current.alternatives];
        alternatives[at] = { text, draft: alternatives[at]?.draft ?? null };
        return { ...current, alternatives };
      }),
  };
}

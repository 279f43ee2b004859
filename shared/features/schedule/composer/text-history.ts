import { useState } from 'react';
import type { PostDraft } from './form/post-draft.ts';

const MOST_KEPT = 20;

/** The texts, and what a persona's draft has set with them. */
export type TextState = Pick<PostDraft, 'parts' | 'isNumbered' | 'madeWithAi' | 'draftId'>;
interface Kept {
  /** Whose texts they are: those of another post are not brought back. */
  of: string;
  past: TextState[];
  future: TextState[];
}

/**
 * The texts before the composer changed them by itself: split, joined, removed, fixed or written by a
 * persona. Typing has the undo of its field.
 */
export function useTextHistory(of: string, draft: TextState, show: (state: TextState) => void) {
  const [kept, setKept] = useState<Kept>({ of, past: [], future: [] });
  const { past, future } = kept.of === of ? kept : { past: [], future: [] };
  const { parts, isNumbered, madeWithAi, draftId } = draft;
  const now = { parts, isNumbered, madeWithAi, draftId };
  const before = past.at(-1);
  const after = future.at(-1);
  return {
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    /** To be called before such a change. */
    keep: () => setKept({ of, past: [...past, now].slice(-MOST_KEPT), future: [] }),
    undo() {
      if (!before) return;
      setKept({ of, past: past.slice(0, -1), future: [...future, now] });
      show(before);
    },
    redo() {
      if (!after) return;
      setKept({ of, past: [...past, now], future: future.slice(0, -1) });
      show(after);
    },
  };
}

export type TextHistory = ReturnType<typeof useTextHistory>;

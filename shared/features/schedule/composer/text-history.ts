import { useState } from 'react';
import type { DraftPart } from '../form/post-draft.ts';

const MOST_KEPT = 20;

type Parts = readonly DraftPart[];
interface Kept {
  /** Whose texts they are: those of another post are not brought back. */
  of: string;
  past: Parts[];
  future: Parts[];
}

/**
 * The texts before the composer changed them by itself: split, joined, removed, fixed or written by a
 * persona. Typing has the undo of its field.
 */
export function useTextHistory(of: string, parts: Parts, show: (parts: Parts) => void) {
  const [kept, setKept] = useState<Kept>({ of, past: [], future: [] });
  const { past, future } = kept.of === of ? kept : { past: [], future: [] };
  const before = past.at(-1);
  const after = future.at(-1);
  return {
    canUndo: before !== undefined,
    canRedo: after !== undefined,
    /** To be called before such a change. */
    keep: () => setKept({ of, past: [...past, parts].slice(-MOST_KEPT), future: [] }),
    undo() {
      if (!before) return;
      setKept({ of, past: past.slice(0, -1), future: [...future, parts] });
      show(before);
    },
    redo() {
      if (!after) return;
      setKept({ of, past: [...past, parts], future: future.slice(0, -1) });
      show(after);
    },
  };
}

export type TextHistory = ReturnType<typeof useTextHistory>;

import type { EditorState } from 'draft-js';
import { useState } from 'react';
import { createEditor, textOf } from './editor-state.ts';

/** X keeps drafts outside its components: a theme change or a look at another page loses nothing. */
const kept = new Map<string, string>();

export interface SavedDraft {
  state: EditorState;
  /** How often the text changed in this life of the component. */
  changes: number;
  change: (next: EditorState) => void;
  clear: () => void;
}

/** The draft of one inline composer, by a name such as `home` or `reply-<id>`. */
export function usePersistedDraft(name: string): SavedDraft {
  const [draft, setDraft] = useState(() => ({ state: createEditor(kept.get(name)), changes: 0 }));
  function change(state: EditorState): void {
    kept.set(name, textOf(state));
    setDraft((old) => ({ state, changes: old.changes + 1 }));
  }
  return { ...draft, change, clear: () => change(createEditor()) };
}

import type { EditorState } from 'draft-js';
import { useState } from 'react';
import { createEditor, textOf } from './editor-state.ts';
import { postLimit, weightedLength } from './x-length.ts';

interface Part {
  id: number;
  state: EditorState;
}

/** The parts of a dialog's composer, the active one, and whether all of them may be sent. */
export function useThread(first: readonly string[], emptyAllowed: boolean) {
  const [parts, setParts] = useState<Part[]>(() =>
    first.map((text, id) => ({ id, state: createEditor(text) })),
  );
  const [active, setActive] = useState(first.length - 1);
  const [changes, setChanges] = useState(0);
  const texts = parts.map((part) => textOf(part.state));
  const mayBeEmpty = emptyAllowed && parts.length === 1;
  return {
    parts,
    texts,
    active: Math.min(active, parts.length - 1),
    changes,
    enabled: texts.every(
      (text) => (mayBeEmpty || text.trim() !== '') && weightedLength(text) <= postLimit,
    ),
    activate: setActive,
    change(at: number, state: EditorState): void {
      setParts((old) => old.map((part, index) => (index === at ? { ...part, state } : part)));
      setChanges((old) => old + 1);
    },
    add(after: number): void {
      const id = Math.max(...parts.map((part) => part.id)) + 1;
      setParts((old) => old.toSpliced(after + 1, 0, { id, state: createEditor() }));
      setActive(after + 1);
    },
    remove(at: number): void {
      setParts((old) => old.toSpliced(at, 1));
      setActive(Math.max(0, at - 1));
    },
  };
}

import { useSyncExternalStore } from 'react';

type Mark = 'like' | 'bookmark';

const marked = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the user liked or bookmarked a post in this page's life. */
export function useMark(mark: Mark, id: string): boolean {
  return useSyncExternalStore(subscribe, () => marked.has(`${mark} ${id}`));
}

export function toggleMark(mark: Mark, id: string): void {
  const key = `${mark} ${id}`;
  if (!marked.delete(key)) marked.add(key);
  for (const listener of listeners) listener();
}

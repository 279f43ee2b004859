import { createCell } from '../cell.ts';

type Mark = 'like' | 'bookmark';

const marked = createCell<ReadonlySet<string>>(new Set());

/** Whether the user liked or bookmarked a post in this page's life. */
export function useMark(mark: Mark, id: string): boolean {
  return marked.use().has(`${mark} ${id}`);
}

export function toggleMark(mark: Mark, id: string): void {
  const key = `${mark} ${id}`;
  const now = new Set(marked.get());
  if (!now.delete(key)) now.add(key);
  marked.set(now);
}

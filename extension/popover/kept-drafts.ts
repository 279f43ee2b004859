import type { Answering } from '../x-page/answering.ts';

export interface KeptDraft {
  text: string;
  notes: string[];
  variant: number;
}

const kept = new Map<string, KeptDraft>();
const most = 20;

/** A draft survives closing the popover, also when X closes the dialog around it. */
export function keepDraft(answering: Answering, draft: KeptDraft): void {
  const key = keyOf(answering);
  kept.delete(key);
  if (draft.text.trim() !== '') kept.set(key, draft);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

export function keptDraft(answering: Answering): KeptDraft | null {
  return kept.get(keyOf(answering)) ?? null;
}

export function forgetDraft(answering: Answering): void {
  kept.delete(keyOf(answering));
}

function keyOf(answering: Answering): string {
  if (answering.kind === 'new') return 'new';
  if (answering.kind === 'quote')
    return `quote ${answering.quoted.author} ${answering.quoted.text}`;
  const { id, author, text } = answering.post;
  return `reply ${id ?? `${author} ${text}`}`;
}

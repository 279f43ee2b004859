import type { Draft } from '../messages.ts';
import type { Answering } from '../x-page/answering.ts';

export interface Alternative {
  /** As the person left it: one text, or the posts of a thread. */
  parts: readonly string[];
  /** As it was written; null for a text that the person typed from nothing. */
  draft: Draft | null;
}

export interface KeptDrafts {
  /** What the person wants said. */
  point: string;
  alternatives: Alternative[];
  /** The one that is shown. */
  at: number;
  /** Which try comes next. */
  variant: number;
}

export const noDrafts: KeptDrafts = { point: '', alternatives: [], at: 0, variant: 0 };
/** So many alternatives stand side by side, and more only where the person wrote in each of them. */
export const ALTERNATIVES = 3;

/** With one more draft, which is shown. The oldest that is as it was written makes place for it. */
export function withAlternative(drafts: KeptDrafts, added: Alternative): KeptDrafts {
  const before = drafts.alternatives;
  const spare = before.length < ALTERNATIVES ? -1 : before.findIndex(isAsWritten);
  const alternatives = [...before.filter((_, place) => place !== spare), added];
  return { ...drafts, alternatives, at: alternatives.length - 1, variant: drafts.variant + 1 };
}

function isAsWritten({ parts, draft }: Alternative): boolean {
  return draft !== null && parts.join('\n\n') === draft.content;
}

const kept = new Map<string, KeptDrafts>();
const most = 20;

/** What was typed and drafted survives closing the popover, also when X closes the dialog around it. */
export function keepDrafts(answering: Answering, drafts: KeptDrafts): void {
  const key = keyOf(answering);
  kept.delete(key);
  const texts = [drafts.point, ...drafts.alternatives.flatMap(({ parts }) => parts)];
  if (texts.join('').trim() !== '') kept.set(key, drafts);
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

export function keptDrafts(answering: Answering): KeptDrafts | null {
  return kept.get(keyOf(answering)) ?? null;
}

export function forgetDrafts(answering: Answering): void {
  kept.delete(keyOf(answering));
}

/** After one of them went in later than it was chosen: what was written since stays the person's. */
export function forgetUnchanged(answering: Answering, before: KeptDrafts | null): void {
  if (keptDrafts(answering) === before) forgetDrafts(answering);
}

function keyOf(answering: Answering): string {
  if (answering.kind === 'new') return 'new';
  if (answering.kind === 'quote')
    return `quote ${answering.quoted.author} ${answering.quoted.text}`;
  const { id, author, text } = answering.post;
  return `reply ${id ?? `${author} ${text}`}`;
}

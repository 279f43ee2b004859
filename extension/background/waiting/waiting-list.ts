import type { DraftOrder } from '../../protocol.ts';
import type { WaitingDraft } from '../../storage.ts';

const most = 20;

/** The list with one more order, which takes the place of those that it stands for as well. */
export function withEntry(list: readonly WaitingDraft[], entry: WaitingDraft): WaitingDraft[] {
  const others = list.filter(
    (waiting) => waiting.place !== entry.place || !standsFor(entry.order, waiting),
  );
  return [...others, entry].slice(-most);
}

/**
 * Is this order the later one of what waits? Of the same post or subject; where a draft is written
 * already, only if it is wanted from the same persona, in the same tone and about the same point.
 */
export function standsFor(order: DraftOrder, waiting: WaitingDraft): boolean {
  return (
    subject(order) === subject(waiting.order) &&
    (waiting.draft === null || wish(order) === wish(waiting.order))
  );
}

function subject({ about, point, thread }: DraftOrder): string {
  if (about.kind === 'post') return JSON.stringify([about.quoted, point, thread]);
  const { id, author, text } = about.post;
  return id ?? `${author} ${text}`;
}

function wish({ choice: { personaId, tone, provider }, point }: DraftOrder): string {
  return JSON.stringify([personaId, tone, provider, point.trim()]);
}

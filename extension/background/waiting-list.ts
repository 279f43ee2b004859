import type { DraftOrder } from '../messages.ts';
import type { WaitingDraft } from '../storage.ts';

const most = 20;

/** The list with one more order: a newer one for the same post takes the older's place. */
export function withEntry(list: readonly WaitingDraft[], entry: WaitingDraft): WaitingDraft[] {
  const others = list.filter(({ order }) => !sameSubject(order, entry.order));
  return [...others, entry].slice(-most);
}

/** Do both ask for an answer to the same post, or for the same post of one's own? */
export function sameSubject(one: DraftOrder, other: DraftOrder): boolean {
  return subject(one) === subject(other);
}

function subject({ about, point, thread }: DraftOrder): string {
  if (about.kind === 'post') return JSON.stringify([about.quoted, point, thread]);
  const { id, author, text } = about.post;
  return id ?? `${author} ${text}`;
}

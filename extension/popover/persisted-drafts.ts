import { answerOf, sendMessage } from '../messages.ts';
import type { Alternative, PersistedDrafts, PersistedDraftsOf } from '../protocol.ts';
import type { Answering } from '../x-page/composer/answering.ts';

export const noDrafts: PersistedDrafts = { point: '', alternatives: [], at: 0, variant: 0 };
/** So many alternatives stand side by side, and more only where the person wrote in each of them. */
export const ALTERNATIVES = 3;

/** With one more draft, which is shown. The oldest that is as it was written makes place for it. */
export function withAlternative(drafts: PersistedDrafts, added: Alternative): PersistedDrafts {
  const before = drafts.alternatives;
  const spare = before.length < ALTERNATIVES ? -1 : before.findIndex(isAsWritten);
  const alternatives = [...before.filter((_, place) => place !== spare), added];
  return { ...drafts, alternatives, at: alternatives.length - 1, variant: drafts.variant + 1 };
}

/** The shown draft in its changed form, which keeps what it was before. */
export function withRevision(drafts: PersistedDrafts, changed: Alternative): PersistedDrafts {
  const { alternatives, at } = drafts;
  const { before = [], ...last } = alternatives[at] ?? { parts: [''], draft: null };
  const next = { ...changed, before: [...before, last].slice(-MOST_BEFORE) };
  return { ...drafts, alternatives: alternatives.with(at, next), variant: drafts.variant + 1 };
}

/** The shown draft as it was before its last change. */
export function withBefore(drafts: PersistedDrafts): PersistedDrafts {
  const { alternatives, at } = drafts;
  const before = alternatives[at]?.before ?? [];
  const last = before.at(-1);
  if (!last) return drafts;
  const earlier = before.slice(0, -1);
  const next = earlier.length > 0 ? { ...last, before: earlier } : last;
  return { ...drafts, alternatives: alternatives.with(at, next) };
}

function isAsWritten({ parts, draft }: Alternative): boolean {
  return draft !== null && parts.join('\n\n') === draft.content;
}

const MOST_BEFORE = 10;

const kept = new Map<string, PersistedDrafts>();
const most = 20;
/** What the background has not heard yet, the latest for each post; null until it was asked. */
let untold: Map<string, PersistedDraftsOf> | null = null;
let telling = false;

/** Recalls what was kept before the page was loaded, and has every change from now on remembered. */
export async function persistDrafts(): Promise<void> {
  const recalled = await answerOf(() => sendMessage('recallDrafts'));
  for (const { key, drafts } of recalled.ok ? recalled.value : []) {
    if (drafts) kept.set(key, drafts);
  }
  untold = new Map();
}

/** One after the other: of what is typed meanwhile only the last is told. */
async function tell(change: PersistedDraftsOf): Promise<void> {
  untold?.set(change.key, change);
  if (!untold || telling) return;
  telling = true;
  for (const [key, next] of untold) {
    untold.delete(key);
    await answerOf(() => sendMessage('persistDrafts', next));
  }
  telling = false;
}

/** What was typed and drafted survives closing the popover, also when X closes the dialog around it. */
export function saveDrafts(answering: Answering, drafts: PersistedDrafts): void {
  const key = keyOf(answering);
  const texts = [drafts.point, ...drafts.alternatives.flatMap(({ parts }) => parts)];
  if (texts.join('').trim() === '') {
    forgetDrafts(answering);
    return;
  }
  kept.delete(key);
  kept.set(key, drafts);
  void tell(drafts.place ? { key, place: drafts.place, drafts } : { key, drafts });
  const oldest = kept.keys().next().value;
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}

export function keptDrafts(answering: Answering): PersistedDrafts | null {
  return kept.get(keyOf(answering)) ?? null;
}

export function forgetDrafts(answering: Answering): void {
  const key = keyOf(answering);
  const place = kept.get(key)?.place;
  if (kept.delete(key)) void tell({ key, ...(place ? { place } : {}), drafts: null });
}

/** After one of them went in later than it was chosen: what was written since stays the person's. */
export function forgetUnchanged(answering: Answering, before: PersistedDrafts | null): void {
  if (keptDrafts(answering) === before) forgetDrafts(answering);
}

/** Names what a composer answers. */
export function keyOf(answering: Answering): string {
  if (answering.kind === 'new') return 'new';
  if (answering.kind === 'quote')
    return `quote ${answering.quoted.author} ${answering.quoted.text}`;
  const { id, author, text } = answering.post;
  return `reply ${id ?? `${author} ${text}`}`;
}

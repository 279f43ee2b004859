import { z } from 'zod/mini';
import { readStored, writeStored } from '#shared/client/stored.ts';
import { draftContent } from '#shared/contracts/post-drafts.ts';

const KEY = 'unsaved-post-drafts';
const MOST_KEPT = 100;

const unsaved = z.object({
  owner: z.string(),
  id: z.string(),
  version: z.number(),
  content: draftContent,
  /** The draft that it becomes where another tab has changed its own. */
  copyId: z.optional(z.string()),
});
export type UnsavedDraft = z.infer<typeof unsaved>;

/**
 * What was typed and the server does not have yet: it outlives the tab. `owner` is the person with the
 * workspace; an older version kept it for the person alone.
 */
export function unsavedDrafts(owner: string): UnsavedDraft[] {
  return readAll().filter((draft) => draft.owner === owner);
}

/** Whose workspace nobody knows: it is shown, and saved by nobody but the person. */
export function unplacedDrafts(owner: string): UnsavedDraft[] {
  const [userId] = owner.split(' ');
  return readAll().filter((draft) => draft.owner === userId);
}

export function keepUnsaved(draft: UnsavedDraft): void {
  const others = readAll().filter(({ id }) => id !== draft.id);
  const own = others.filter(({ owner }) => owner === draft.owner);
  const foreign = others.filter(({ owner }) => owner !== draft.owner);
  write([...foreign, ...own.slice(1 - MOST_KEPT), draft]);
}

export function forgetUnsaved(id: string): void {
  const all = readAll();
  if (all.some((draft) => draft.id === id)) write(all.filter((draft) => draft.id !== id));
}

const readAll = () => readStored('localStorage', KEY, z.array(unsaved)) ?? [];
const write = (drafts: UnsavedDraft[]) => writeStored('localStorage', KEY, drafts);

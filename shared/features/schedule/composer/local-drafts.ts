import { z } from 'zod/mini';
import { readStored, writeStored } from '#shared/client/stored.ts';
import { draftContent } from '#shared/contracts/post-drafts.ts';

const KEY = 'unsaved-post-drafts';
const MOST_KEPT = 20;

const unsaved = z.object({
  owner: z.string(),
  id: z.string(),
  version: z.number(),
  content: draftContent,
});
export type UnsavedDraft = z.infer<typeof unsaved>;

/** What was typed and the server does not have yet: it outlives the tab. */
export function unsavedDrafts(owner: string): UnsavedDraft[] {
  return readAll().filter((draft) => draft.owner === owner);
}

export function keepUnsaved(draft: UnsavedDraft): void {
  write([...readAll().filter(({ id }) => id !== draft.id), draft].slice(-MOST_KEPT));
}

export function forgetUnsaved(id: string): void {
  const all = readAll();
  if (all.some((draft) => draft.id === id)) write(all.filter((draft) => draft.id !== id));
}

const readAll = () => readStored('localStorage', KEY, z.array(unsaved)) ?? [];
const write = (drafts: UnsavedDraft[]) => writeStored('localStorage', KEY, drafts);

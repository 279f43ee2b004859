import { create } from 'zustand';
import { emptyDraft, type PersonaDraft } from './persona-draft.ts';

interface CreateDraft {
  /** The user it belongs to: nobody else who signs in here sees it. */
  owner: string | null;
  draft: PersonaDraft;
}

const useStore = create<CreateDraft>()(() => ({ owner: null, draft: emptyDraft }));

/** The persona being written. It outlives the screen, so an expired session costs nobody a text. */
export function useCreateDraft(owner: string | null) {
  const kept = useStore();
  const draft = kept.owner === owner ? kept.draft : emptyDraft;
  return [draft, (next: PersonaDraft) => useStore.setState({ owner, draft: next })] as const;
}

import { z } from 'zod';
import { create } from 'zustand';
import { platforms, tones } from '#shared/contracts/common.ts';
import { personaTypes } from '#shared/contracts/personas.ts';
import { emptyDraft, type PersonaDraft } from './persona-draft.ts';

interface CreateDraft {
  /** The user it belongs to: nobody else who signs in here sees it. */
  owner: string | null;
  draft: PersonaDraft;
}

const KEY = 'new-persona';

/** The picture stays out: five megabytes do not fit into a tab's storage. */
const keptDraft = z.object({
  owner: z.string().nullable(),
  draft: z.object({
    name: z.string(),
    description: z.string(),
    personality: z.string(),
    type: z.enum(personaTypes),
    platform: z.enum(platforms),
    tone: z.enum(tones),
    trainingData: z.string(),
  }),
});

const useStore = create<CreateDraft>()(readKept);

// In the tab's storage, so that leaving for X to sign in again costs nobody a text either.
useStore.subscribe((kept) => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(keptDraft.parse(kept)));
  } catch {
    // A browser without storage still keeps the draft until the page goes.
  }
});

/** The persona being written. It outlives the screen, so an expired session costs nobody a text. */
export function useCreateDraft(owner: string | null) {
  const kept = useStore();
  const draft = kept.owner === owner ? kept.draft : emptyDraft;
  return [draft, (next: PersonaDraft) => useStore.setState({ owner, draft: next })] as const;
}

function readKept(): CreateDraft {
  try {
    const { owner, draft } = keptDraft.parse(JSON.parse(sessionStorage.getItem(KEY) ?? ''));
    return { owner, draft: { ...emptyDraft, ...draft } };
  } catch {
    return { owner: null, draft: emptyDraft };
  }
}

import { z } from 'zod/mini';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';

const revenueDraft = z.object({
  amount: z.string(),
  /** Null for today, whenever that is. */
  date: z.nullable(z.string()),
  note: z.string(),
  postId: z.string(),
  campaignId: z.string(),
});
export type RevenueDraft = z.infer<typeof revenueDraft>;

export const emptyRevenue: RevenueDraft = {
  amount: '',
  date: null,
  note: '',
  postId: '',
  campaignId: '',
};

export const useKeptRevenue = createPersistedDraft('revenue', revenueDraft, emptyRevenue);

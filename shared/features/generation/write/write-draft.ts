import { z } from 'zod/mini';
import { tones } from '#shared/contracts/common.ts';
import { contentTypes, providerIds } from '#shared/contracts/generation.ts';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';

/** What a persona is asked for in the composer. */
const writeDraft = z.object({
  prompt: z.string(),
  type: z.enum(contentTypes),
  /** Null: that of the persona. */
  tone: z.nullable(z.enum(tones)),
  /** Null: the one that writes by default. */
  provider: z.nullable(z.enum(providerIds)),
});

export const useWriteDraft = createPersistedDraft<z.infer<typeof writeDraft>>(
  'composer-prompt',
  writeDraft,
  { prompt: '', type: 'post', tone: null, provider: null },
);

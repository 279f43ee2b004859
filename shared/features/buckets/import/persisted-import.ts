import { z } from 'zod/mini';
import { sampleContentTypes, samplePlatforms } from '#shared/contracts/buckets.ts';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';

/** What was pasted, and what holds for texts that do not say it themselves. */
const importDraft = z.object({
  text: z.string(),
  contentType: z.enum(sampleContentTypes),
  platform: z.enum(samplePlatforms),
});

export const emptyImport: z.infer<typeof importDraft> = {
  text: '',
  contentType: 'social_post',
  platform: 'twitter',
};

export const usePersistedImport = createPersistedDraft('sample-import', importDraft, emptyImport);

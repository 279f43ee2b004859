import { z } from 'zod/mini';
import {
  type CreateSampleInput,
  sampleContentTypes,
  samplePlatforms,
} from '#shared/contracts/buckets.ts';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';

/** What the sample form holds while a person types. */
const sampleDraft = z.object({
  content: z.string(),
  contentType: z.enum(sampleContentTypes),
  platform: z.enum(samplePlatforms),
  engagement: z.string(),
  notes: z.string(),
});
export type SampleDraft = z.infer<typeof sampleDraft>;

export const emptySample: SampleDraft = {
  content: '',
  contentType: 'social_post',
  platform: 'twitter',
  engagement: '',
  notes: '',
};

/** Kept per bucket: a text begun for one does not turn up in another. */
export const useKeptSample = createPersistedDraft('new-sample', sampleDraft, emptySample);

export function toSampleInput(draft: SampleDraft): CreateSampleInput {
  const { content, contentType, platform, engagement, notes } = draft;
  return { content, contentType, platform, metadata: { engagement, notes } };
}

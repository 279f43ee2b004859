import { z } from 'zod/mini';
import {
  advancedContentTypes,
  advancedPersonaTypes,
  audienceTones,
  degeneracyLevels,
  useCases,
} from '#shared/contracts/advanced-generation.ts';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';

const advancedDraft = z.object({
  personaType: z.enum(advancedPersonaTypes),
  useCase: z.enum(useCases),
  contentType: z.enum(advancedContentTypes),
  degeneracyLevel: z.enum(degeneracyLevels),
  audienceTone: z.enum(audienceTones),
  targetAudience: z.string(),
  projectInfo: z.string(),
  influencerStyle: z.string(),
  referenceContent: z.string(),
  trendingTopic: z.string(),
});
export type AdvancedDraft = z.infer<typeof advancedDraft>;

/** Spec section 9. */
const emptyAdvanced: AdvancedDraft = {
  personaType: 'content_creator',
  useCase: 'user_engagement',
  contentType: 'single_tweet',
  degeneracyLevel: 'moderate',
  audienceTone: 'casual',
  targetAudience: '',
  projectInfo: '',
  influencerStyle: '',
  referenceContent: '',
  trendingTopic: '',
};

export const useAdvancedDraft = createPersistedDraft('advanced', advancedDraft, emptyAdvanced);

import { z } from 'zod/mini';
import {
  advancedContentTypes,
  advancedPersonaTypes,
  audienceTones,
  degeneracyLevels,
  useCases,
} from '#shared/contracts/advanced-generation.ts';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';

/** What the form begins with is of spec section 9. */
const advancedDraft = z.object({
  personaType: z._default(z.enum(advancedPersonaTypes), 'content_creator'),
  useCase: z._default(z.enum(useCases), 'user_engagement'),
  contentType: z._default(z.enum(advancedContentTypes), 'single_tweet'),
  degeneracyLevel: z._default(z.enum(degeneracyLevels), 'moderate'),
  audienceTone: z._default(z.enum(audienceTones), 'casual'),
  targetAudience: draftText,
  projectInfo: draftText,
  influencerStyle: draftText,
  referenceContent: draftText,
  trendingTopic: draftText,
});
export type AdvancedDraft = z.infer<typeof advancedDraft>;

export const useAdvancedDraft = createPersistedForm(
  'advanced',
  advancedDraft,
  advancedDraft.parse({}),
);

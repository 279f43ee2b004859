import { z } from 'zod/mini';
import { platforms, tones } from '#shared/contracts/common.ts';
import { contentTypes, generatedContent, providerIds } from '#shared/contracts/generation.ts';
import { createPersistedDraft } from '#shared/ui/forms/persisted-draft.ts';

/** What a person has put into the generator. */
const generatorDraft = z.object({
  personaId: z.string(),
  prompt: z.string(),
  type: z.enum(contentTypes),
  platform: z.enum(platforms),
  tone: z.enum(tones),
  /** Null: the one that writes by default. */
  provider: z.nullable(z.enum(providerIds)),
  bypass: z.boolean(),
  reference: z.string(),
});
export type GeneratorDraft = z.infer<typeof generatorDraft>;

/** Spec section 9. */
export const emptyGenerator: GeneratorDraft = {
  personaId: '',
  prompt: '',
  type: 'post',
  platform: 'twitter',
  tone: 'professional',
  provider: null,
  bypass: true,
  reference: '',
};

/** A draft as the person has changed it, and what it was made for; null while none is changed. */
const version = z.nullable(
  z.object({
    draft: generatedContent,
    text: z.string(),
    personaId: z.string(),
    platform: z.enum(platforms),
  }),
);

export const useKeptVersion = createPersistedDraft<z.infer<typeof version>>(
  'generated-version',
  version,
  null,
);

/** The version that a later draft took the place of: what a person has written does not just go. */
export const useKeptOther = createPersistedDraft<z.infer<typeof version>>(
  'other-version',
  version,
  null,
);

export const useGeneratorDraft = createPersistedDraft('generator', generatorDraft, emptyGenerator);

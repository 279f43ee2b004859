import { z } from 'zod/mini';
import { platforms, tones } from '#shared/contracts/common.ts';
import { contentTypes, generatedContent, providerIds } from '#shared/contracts/generation.ts';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';

/** What a person has put into the generator; it begins as spec section 9 has it. */
const generatorDraft = z.object({
  personaId: draftText,
  prompt: draftText,
  type: z._default(z.enum(contentTypes), 'post'),
  platform: z._default(z.enum(platforms), 'twitter'),
  tone: z._default(z.enum(tones), 'professional'),
  /** Null: the one that writes by default. */
  provider: z._default(z.nullable(z.enum(providerIds)), null),
  bypass: z._default(z.boolean(), true),
  reference: draftText,
});
export type GeneratorDraft = z.infer<typeof generatorDraft>;

export const emptyGenerator = generatorDraft.parse({});

/** A draft as the person has changed it, and what it was made for; null while none is changed. */
const version = z.nullable(
  z.object({
    draft: generatedContent,
    text: z.string(),
    personaId: z.string(),
    platform: z.enum(platforms),
  }),
);

const keptVersion = (key: string) =>
  createPersistedForm<z.infer<typeof version>>(key, version, null);

export const useKeptVersion = keptVersion('generated-version');

/** The version that a later draft took the place of: what a person has written does not just go. */
export const useKeptOther = keptVersion('other-version');

export const useGeneratorDraft = createPersistedForm('generator', generatorDraft, emptyGenerator);

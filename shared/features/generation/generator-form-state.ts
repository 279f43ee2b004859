import { z } from 'zod/mini';
import { platforms, tones } from '#shared/contracts/common.ts';
import { contentTypes, generatedContent, providerIds } from '#shared/contracts/generation.ts';
import { createPersistedForm, draftText } from '#shared/ui/forms/persisted-form.ts';
import { noVersions } from './write/use-versions.ts';

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

const madeFor = { personaId: z.string(), platform: z.enum(platforms) };
const versions = z.object({
  all: z.array(z.object({ draft: z.extend(generatedContent, madeFor), text: z.string() })),
  place: z.number(),
  takesFrom: z.nullable(z.number()),
  tries: z.number(),
});

/** The drafts, what each was made for, and what the person has made of it. */
export const useKeptVersions = createPersistedForm<z.infer<typeof versions>>(
  'generated-versions',
  versions,
  noVersions,
);

export const useGeneratorDraft = createPersistedForm('generator', generatorDraft, emptyGenerator);

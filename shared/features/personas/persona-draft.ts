import { z } from 'zod';
import { platforms, tones } from '#shared/contracts/common.ts';
import {
  type CreatePersonaInput,
  type Persona,
  personaTypes,
  type UpdatePersonaInput,
} from '#shared/contracts/personas.ts';

/** What the persona form holds while a person types. */
export const personaDraft = z.object({
  name: z.string(),
  description: z.string(),
  personality: z.string(),
  type: z.enum(personaTypes),
  platform: z.enum(platforms),
  tone: z.enum(tones),
  trainingData: z.string(),
  /** A data URL, the address the API gave, or '' for none. */
  profileImageUrl: z.string(),
});
export type PersonaDraft = z.infer<typeof personaDraft>;

/** The create defaults of spec section 3. */
export const emptyDraft: PersonaDraft = {
  name: '',
  description: '',
  personality: '',
  type: 'content_creator',
  platform: 'twitter',
  tone: 'professional',
  trainingData: '',
  profileImageUrl: '',
};

export function draftOf(persona: Persona): PersonaDraft {
  const { name, description, personality, type, platform, tone, trainingData } = persona;
  const profileImageUrl = persona.profileImageUrl ?? '';
  return { name, description, personality, type, platform, tone, trainingData, profileImageUrl };
}

export function toCreateInput(draft: PersonaDraft): CreatePersonaInput {
  return { ...draft, config: configOf(draft) };
}

/** The settings dialog sends the fields of spec section 7, and the picture only when it changed. */
export function toSettingsInput(draft: PersonaDraft, before: Persona): UpdatePersonaInput {
  const { name, description, personality, type, profileImageUrl } = draft;
  const picture = profileImageUrl === (before.profileImageUrl ?? '') ? {} : { profileImageUrl };
  return { name, description, personality, type, config: configOf(draft), ...picture };
}

function configOf({ personality, platform, tone, trainingData }: PersonaDraft) {
  return { personality, platform, tone, trainingData };
}

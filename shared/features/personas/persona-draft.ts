import { z } from 'zod/mini';
import {
  type CreatePersonaInput,
  type Persona,
  persona,
  type UpdatePersonaInput,
} from '#shared/contracts/personas.ts';

/** What the persona form holds while a person types. */
export const personaDraft = z.extend(
  z.pick(persona, {
    name: true,
    description: true,
    personality: true,
    type: true,
    platform: true,
    tone: true,
    trainingData: true,
  }),
  { profileImageUrl: z.string() },
);
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

export function draftOf(from: Persona): PersonaDraft {
  const { name, description, personality, type, platform, tone, trainingData } = from;
  const profileImageUrl = from.profileImageUrl ?? '';
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

import { z } from 'zod/mini';
import type { CreatePersonaInput, UpdatePersonaInput } from '#shared/contracts/persona-changes.ts';
import { type Persona, persona } from '#shared/contracts/personas.ts';
import { readDollars } from '#shared/i18n/formats/figures.ts';

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
  { profileImageUrl: z.string(), monthlyLimit: z._default(z.string(), '') },
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
  monthlyLimit: '',
};

export function draftOf(from: Persona): PersonaDraft {
  const profileImageUrl = from.profileImageUrl ?? '';
  const monthlyLimit = String(from.monthlyLimit ?? '');
  return personaDraft.parse({ ...from, profileImageUrl, monthlyLimit });
}

export function toCreateInput(draft: PersonaDraft): CreatePersonaInput {
  const { monthlyLimit: typed, ...rest } = draft;
  const monthlyLimit = readDollars(typed);
  const limit = monthlyLimit === undefined ? {} : { monthlyLimit };
  return { ...rest, config: configOf(draft), ...limit };
}

/** The settings dialog sends the fields of spec section 7, and picture and limit only when they changed. */
export function toSettingsInput(draft: PersonaDraft, before: Persona): UpdatePersonaInput {
  const { name, description, personality, type, profileImageUrl } = draft;
  const picture = profileImageUrl === (before.profileImageUrl ?? '') ? {} : { profileImageUrl };
  const monthlyLimit = readDollars(draft.monthlyLimit) ?? null;
  const limit = monthlyLimit === (before.monthlyLimit ?? null) ? {} : { monthlyLimit };
  return { name, description, personality, type, config: configOf(draft), ...picture, ...limit };
}

function configOf({ personality, platform, tone, trainingData }: PersonaDraft) {
  return { personality, platform, tone, trainingData };
}

import type { Platform, Tone } from '#shared/contracts/common.ts';
import type {
  CreatePersonaInput,
  Persona,
  PersonaType,
  UpdatePersonaInput,
} from '#shared/contracts/personas.ts';

/** What the persona form holds while a person types. */
export interface PersonaDraft {
  name: string;
  description: string;
  personality: string;
  type: PersonaType;
  platform: Platform;
  tone: Tone;
  trainingData: string;
  /** A data URL, the address the API gave, or '' for none. */
  profileImageUrl: string;
}

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

import { ApiError } from '#shared/client/api-client.ts';
import type { Platform, Tone } from '#shared/contracts/common.ts';
import type { Issue } from '#shared/contracts/errors.ts';
import {
  type CreatePersonaInput,
  createPersonaInput,
  type Persona,
  type PersonaType,
  type UpdatePersonaInput,
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

export type DraftIssues = Partial<Record<keyof PersonaDraft, string>>;

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

/** What the contract finds wrong, before anything is sent; null when all is well. */
export function checkDraft(draft: PersonaDraft): DraftIssues | null {
  const parsed = createPersonaInput.safeParse(toCreateInput(draft));
  if (parsed.success) return null;
  return byField(
    parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  );
}

/** What the server found wrong, by field. `config.tone` belongs to the field `tone`. */
export function serverIssues(error: Error | null): DraftIssues {
  return error instanceof ApiError ? byField(error.body?.issues ?? []) : {};
}

function configOf({ personality, platform, tone, trainingData }: PersonaDraft) {
  return { personality, platform, tone, trainingData };
}

function byField(issues: Issue[]): DraftIssues {
  const found: DraftIssues = {};
  for (const { path, message } of issues) {
    const field = path.slice(path.lastIndexOf('.') + 1);
    if (isField(field)) found[field] ??= message;
  }
  return found;
}

function isField(name: string): name is keyof PersonaDraft {
  return Object.hasOwn(emptyDraft, name);
}

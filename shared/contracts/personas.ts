import { z } from 'zod/mini';
import { choice } from './checks.ts';
import {
  id,
  idParams,
  instant,
  optionalText,
  platformChoice,
  platforms,
  requiredText,
  toneChoice,
  tones,
} from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

export const personaTypes = [
  'content_creator',
  'reply_guy',
  'alpha_caller',
  'ct_lead',
  'project_intern',
  'shitposter',
] as const;
export type PersonaType = (typeof personaTypes)[number];

export const personaStatuses = ['active', 'paused', 'learning'] as const;
export type PersonaStatus = (typeof personaStatuses)[number];

/** Far more than a troupe has: lists of them are answered whole. */
export const PERSONAS_PER_WORKSPACE = 1_000;

export const persona = z.object({
  id,
  name: z.string(),
  description: z.string(),
  personality: z.string(),
  type: z.enum(personaTypes),
  platform: z.enum(platforms),
  tone: z.enum(tones),
  trainingData: z.string(),
  profileImageUrl: z.nullable(z.string()),
  status: z.enum(personaStatuses),
  config: z.object({
    personality: z.string(),
    platform: z.enum(platforms),
    tone: z.enum(tones),
    trainingData: z.string(),
  }),
  postsToday: z.number(),
  engagementRate: z.number(),
  /** US dollars that models may cost in a month; null: no limit. Left out by older servers. */
  monthlyLimit: z.optional(z.nullable(z.number())),
  createdAt: instant,
  updatedAt: instant,
});
export type Persona = z.infer<typeof persona>;

/** Characters. */
export const MOST_TRAINING_DATA = 20_000;

const trainingData = optionalText('Training data', MOST_TRAINING_DATA);

const LARGEST_LIMIT = 10_000;

const monthlyLimit = z.nullish(
  z.number(checkMessage('field.not-a-number', { field: 'Monthly limit' })).check(
    z.gt(0, checkMessage('field.not-more', { field: 'Monthly limit', n: 0 })),
    z.maximum(LARGEST_LIMIT, checkMessage('field.too-large', { field: 'Monthly limit' })),
    z.refine(
      (limit) => Number.isInteger(Math.round(limit * 1e8) / 1e6),
      checkMessage('field.too-many-decimals', { field: 'Monthly limit' }),
    ),
  ),
);

const config = z.object({
  personality: z.optional(optionalText('Personality', 2_000)),
  platform: z.optional(platformChoice),
  tone: z.optional(toneChoice),
  trainingData: z.optional(trainingData),
});

export const createPersonaInput = z.object({
  name: requiredText('Name', 100),
  description: requiredText('Description', 1_000),
  personality: requiredText('Personality', 2_000),
  type: z._default(choice(personaTypes, 'Type', 'types'), 'content_creator'),
  platform: z.optional(platformChoice),
  tone: z.optional(toneChoice),
  trainingData: z.optional(trainingData),
  /** A `data:image/...;base64,` URL; empty or null for none. */
  profileImageUrl: z.nullish(
    z.string(checkMessage('field.not-a-data-url', { field: 'Profile image' })),
  ),
  config: z.optional(config),
  monthlyLimit,
});
export type CreatePersonaInput = z.input<typeof createPersonaInput>;

export const updatePersonaInput = z.partial(
  z.extend(createPersonaInput, {
    type: choice(personaTypes, 'Type', 'types'),
    status: choice(personaStatuses, 'Status', 'statuses'),
  }),
);
export type UpdatePersonaInput = z.input<typeof updatePersonaInput>;

export const listPersonas = endpoint({
  ...reading,
  path: '/api/personas',
  summary: 'The personas of the workspace, newest first',
  response: z.array(persona),
});

export const createPersona = endpoint({
  method: 'POST',
  path: '/api/personas',
  summary: 'Creates a persona',
  access: 'user',
  permission: 'library.write',
  body: createPersonaInput,
  bodySize: 'upload',
  response: persona,
  status: 201,
});

export const updatePersona = endpoint({
  method: 'PUT',
  path: '/api/personas/{id}',
  summary: 'Changes what the body names',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  body: updatePersonaInput,
  bodySize: 'upload',
  response: persona,
});

export const deletePersona = endpoint({
  method: 'DELETE',
  path: '/api/personas/{id}',
  summary: 'Deletes a persona',
  access: 'user',
  permission: 'library.write',
  params: idParams,
});

export const getPersonaImage = endpoint({
  ...reading,
  path: '/api/personas/{id}/image',
  summary:
    'The profile image of a persona; its address changes with its bytes, so it may be cached',
  params: idParams,
  query: z.object({ v: z.optional(z.string().check(z.maxLength(32))) }),
  produces: 'image/*',
});

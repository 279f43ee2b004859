import { z } from 'zod/mini';
import { atMost, choice } from './checks.ts';
import { idParams, optionalText, platformChoice, requiredText, toneChoice } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';
import {
  FACT_LENGTH,
  factKinds,
  MOST_FACTS,
  persona,
  personaFact,
  personaStatuses,
  personaTypes,
} from './personas.ts';

/* What changes a persona, apart from the list: the first screen takes only that along. */

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

export const factInput = z.object({
  kind: choice(factKinds, 'Kind', 'types'),
  text: requiredText('Text', FACT_LENGTH),
});
export type FactInput = z.infer<typeof factInput>;

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
    /** All of them, in their order. The server knows which are new and dates them. */
    facts: z.array(factInput).check(atMost(MOST_FACTS, 'facts')),
    /** Those that the change was made from: where others are stored by now, it is refused. */
    factsSeen: z.array(z.pick(personaFact, { kind: true, text: true })),
  }),
);
export type UpdatePersonaInput = z.input<typeof updatePersonaInput>;

export const createPersona = endpoint({
  method: 'POST',
  path: '/api/personas',
  summary: 'Creates a persona',
  access: 'user',
  permission: 'library.write',
  body: createPersonaInput,
  bodySize: 'picture',
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
  bodySize: 'picture',
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

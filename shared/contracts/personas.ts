import { z } from 'zod/mini';
import { id, instant, platforms, tones } from './common.ts';
import { endpoint, reading } from './endpoint.ts';

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

/** What a line of a persona's facts is for: `never_say` is kept out of drafts, the others may be used. */
export const factKinds = ['product', 'link', 'promise', 'never_say'] as const;
export type FactKind = (typeof factKinds)[number];

/** Of one persona. */
export const MOST_FACTS = 12;
/** Characters of one fact. */
export const FACT_LENGTH = 200;

/** One line that the owner of a persona keeps for its drafts. */
export const personaFact = z.object({
  /** One of `factKinds`, or one that a newer server knows. */
  kind: z.string(),
  text: z.string(),
  /** When its kind or its text was last changed. */
  changedAt: instant,
});
export type PersonaFact = z.infer<typeof personaFact>;

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
  /** In the owner's order. Left out by older servers. */
  facts: z.optional(z.array(personaFact)),
  createdAt: instant,
  updatedAt: instant,
});
export type Persona = z.infer<typeof persona>;

export const listPersonas = endpoint({
  ...reading,
  path: '/api/personas',
  summary: 'The personas of the workspace, newest first',
  response: z.array(persona),
});

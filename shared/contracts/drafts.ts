import { z } from 'zod/mini';
import { id, idParams, instant, optionalText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { contentTypes, draftUsage, share, voiceMatch, writer } from './generation.ts';
import { checkMessage } from './messages/message.ts';

/** `offered` until a person does something with it. */
export const draftOutcomes = ['offered', 'accepted', 'edited', 'discarded'] as const;

export const keptDraft = z.object({
  id,
  personaId: id,
  type: z.enum(contentTypes),
  prompt: z.string(),
  content: z.string(),
  provider: writer,
  voiceMatch,
  outcome: z.enum(draftOutcomes),
  /** What the person made of it; null unless edited. */
  finalText: z.nullable(z.string()),
  /** Share of the text that was changed, 0..1; null unless edited. */
  editDistance: z.nullable(share),
  createdAt: instant,
});
export type SavedDraft = z.infer<typeof keptDraft>;

export const listDrafts = endpoint({
  ...reading,
  path: '/api/personas/{id}/drafts',
  summary: 'The 100 latest drafts of a persona, newest first',
  params: idParams,
  response: z.array(keptDraft),
});

export const personaUsage = z.extend(draftUsage, {
  /** `YYYY-MM`, in the time zone of the settings. */
  month: z.string(),
  /** Those that a model wrote, kept or not. */
  drafts: z.number(),
});
export type PersonaUsage = z.infer<typeof personaUsage>;

export const getPersonaUsage = endpoint({
  ...reading,
  path: '/api/personas/{id}/usage',
  summary: 'What models took for a persona this month: drafts, tokens and their estimated cost',
  params: idParams,
  response: personaUsage,
});

export const decideDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts/{id}',
  summary: 'Says what became of a draft; what was used teaches the persona its voice',
  access: 'user',
  permission: 'drafts.write',
  params: idParams,
  body: z.object({
    outcome: z.enum(['accepted', 'discarded'], checkMessage('protocol.outcome')),
    /** The text as it was used. Another than the draft makes it `edited`. */
    finalText: z.optional(optionalText('Final text', 25_000)),
  }),
  bodySize: 'post',
  response: keptDraft,
});

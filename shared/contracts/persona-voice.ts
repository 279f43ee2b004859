import { z } from 'zod/mini';
import { idParams, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { voiceCard } from './voice.ts';

export const getPersonaVoice = endpoint({
  ...reading,
  path: '/api/personas/{id}/voice',
  summary: 'What Troupe has learnt of how a persona writes',
  params: idParams,
  response: z.object({
    /** Null until it has been learnt for the first time. */
    card: z.nullable(voiceCard),
    /** True while newer texts wait to be learnt from. */
    learning: z.boolean(),
    learntAt: z.nullable(instant),
    /** Texts the voice stands on, by where they come from. */
    sources: z.object({
      training: z.number(),
      buckets: z.number(),
      drafts: z.number(),
      /** Viral texts give hooks and shapes only, never the voice. */
      viral: z.number(),
    }),
  }),
});

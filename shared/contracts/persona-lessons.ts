import { z } from 'zod/mini';
import { idParams, optionalText } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { checkMessage } from './messages/message.ts';

const lessonKinds = ['edits', 'length', 'removed', 'avoided'] as const;
export type LessonKind = (typeof lessonKinds)[number];

const count = z.number().check(z.int());
const phrases = z.array(z.object({ text: z.string(), times: count }));

const personaLessons = z.object({
  /** False where the settings do not let personas train on what they are used for. */
  learns: z.boolean(),
  /** Edits that stand as examples. */
  edits: count,
  /** Characters of what the owner sent after an edit: the middle half; null while there is too little. */
  length: z.nullable(z.object({ from: count, median: count, to: count, texts: count })),
  /** Words, phrases, openers ("so …"), emoji, hashtags and marks that edits take out. */
  removed: phrases,
  /** What stands in discarded drafts only. */
  avoided: phrases,
});
export type PersonaLessons = z.infer<typeof personaLessons>;

export const getPersonaLessons = endpoint({
  ...reading,
  path: '/api/personas/{id}/lessons',
  summary: "What a persona learnt from its owner's decisions on the last 200 drafts",
  params: idParams,
  response: personaLessons,
});

export const forgetLessons = endpoint({
  method: 'POST',
  path: '/api/personas/{id}/lessons/forget',
  summary: 'Forgets one lesson or all; only later decisions teach it again',
  access: 'user',
  permission: 'library.write',
  params: idParams,
  body: z.object({
    kind: z.enum([...lessonKinds, 'all'], checkMessage('protocol.lesson')),
    /** Which of the removed or avoided phrases. */
    text: z._default(optionalText('Text', 500), ''),
  }),
  response: personaLessons,
});

import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** What of the set-up only its person knows: a model may be left out, a draft be thrown away. */
export const setUpMarks = ['model', 'draft', 'dismissed'] as const;
export type SetUpMark = (typeof setUpMarks)[number];

export const noteSetUp = endpoint({
  method: 'POST',
  path: '/api/auth/set-up',
  summary: 'Notes a step of the set-up as done, or its checklist as dismissed; twice is once',
  access: 'user',
  permission: 'self.manage',
  body: z.object({ mark: z.enum(setUpMarks) }),
});

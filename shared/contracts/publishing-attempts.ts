import { z } from 'zod/mini';
import { idParams, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { anyMessage } from './messages/any-message.ts';

export const attempt = z.object({
  part: z.number(),
  startedAt: instant,
  finishedAt: z.nullable(instant),
  outcome: z.nullable(z.enum(['posted', 'unknown', 'rejected', 'rate_limited', 'unsent'])),
  httpStatus: z.nullable(z.number()),
  detail: z.string(),
  /** What `detail` says in English. Older rows and servers have none. */
  detailMessage: z.nullish(anyMessage),
});

export const listAttempts = endpoint({
  ...reading,
  path: '/api/scheduled-posts/{id}/attempts',
  summary: 'Every call to X for a post, oldest first',
  params: idParams,
  response: z.array(attempt),
});

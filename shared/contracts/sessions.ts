import { z } from 'zod/mini';
import { id, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

export const session = z.object({
  id,
  userAgent: z.nullable(z.string()),
  createdAt: instant,
  lastSeenAt: instant,
  /** The session that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the user is signed in',
  access: 'session',
  permission: 'self.manage',
  response: z.array(session),
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs the user out everywhere, here too',
  access: 'session',
  permission: 'self.manage',
  event: 'sessions_ended',
});

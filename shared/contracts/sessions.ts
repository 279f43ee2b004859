import { z } from 'zod/mini';
import { id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

export const session = z.object({
  id,
  userAgent: z.nullable(z.string()),
  createdAt: instant,
  lastSeenAt: instant,
  /** The session that asks. */
  current: z.boolean(),
  /** The workspace that it is in now, and its name. An older server says none of these. */
  workspaceId: z.nullish(id),
  workspace: z.nullish(z.string()),
  /** The network of its last use, as `203.0.113.*`; null where the server cannot know. */
  address: z.nullish(z.string()),
});
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the user is signed in, in whichever workspace, the latest used first',
  access: 'session',
  permission: 'self.manage',
  response: z.array(session),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  summary: 'Signs the user out in one place, whichever workspace it is in',
  access: 'session',
  permission: 'self.manage',
  event: 'sessions_ended',
  params: idParams,
});

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Signs the user out everywhere, here too, and ends their keys, in all workspaces',
  access: 'session',
  permission: 'self.manage',
  event: 'sessions_ended',
});

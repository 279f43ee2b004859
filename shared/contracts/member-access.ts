import { z } from 'zod/mini';
import { id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

const ofMember = {
  id,
  /** Of the user. */
  memberId: id,
  createdAt: instant,
  /** Of its last use, as is the browser; null where the server cannot know. */
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
};

/** Where another member is signed in, as far as it is in this workspace. */
export const memberSession = z.object({ ...ofMember, lastSeenAt: instant });

export const memberKey = z.object({
  ...ofMember,
  name: z.string(),
  lastFour: z.string(),
  lastUsedAt: z.nullable(instant),
  expiresAt: instant,
});

export const listMemberSessions = endpoint({
  method: 'GET',
  path: '/api/member-sessions',
  summary: 'Where the other members are signed in to this workspace, the latest used first',
  access: 'session',
  permission: 'members.manage',
  response: z.array(memberSession),
});

export const endMemberSession = endpoint({
  method: 'DELETE',
  path: '/api/member-sessions/{id}',
  summary: 'Takes the session of another member out of this workspace, and tells them',
  access: 'session',
  permission: 'members.sign_out',
  event: 'sessions_ended',
  params: idParams,
});

export const listMemberKeys = endpoint({
  method: 'GET',
  path: '/api/member-keys',
  summary: 'The extension keys of the other members in this workspace, the newest first',
  access: 'session',
  permission: 'members.manage',
  response: z.array(memberKey),
});

export const revokeMemberKey = endpoint({
  method: 'DELETE',
  path: '/api/member-keys/{id}',
  summary: 'Revokes an extension key of another member at once, and tells them',
  access: 'session',
  permission: 'members.sign_out',
  event: 'key_revoked',
  params: idParams,
});

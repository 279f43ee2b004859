import { z } from 'zod/mini';
import { choice } from './checks.ts';
import { id, idParams, instant } from './common.ts';
import { endpoint, reading } from './endpoint.ts';
import { roles } from './permissions.ts';

export const MEMBERS_PER_WORKSPACE = 100;

/** What a member may do with one X account; each holds those before it. */
export const accountLevels = ['draft', 'publish', 'approve'] as const;
export type AccountLevel = (typeof accountLevels)[number];

const role = choice(roles, 'Role', 'roles');

/** An account that is not named has the level of the role. */
export const accountRight = z.object({
  accountId: id,
  level: choice(accountLevels, 'Level', 'levels'),
});
export type AccountRight = z.infer<typeof accountRight>;

export const member = z.object({
  /** Of the user. */
  id,
  username: z.string(),
  name: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(roles),
  joinedAt: instant,
  /** The username of who invited them; null for who made the workspace. */
  invitedBy: z.nullable(z.string()),
  accounts: z.array(accountRight),
  /** The one who asks. */
  isSelf: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const listMembers = endpoint({
  ...reading,
  path: '/api/members',
  summary: 'The members of the workspace, owners first',
  response: z.array(member),
});

export const changeMember = endpoint({
  method: 'PATCH',
  path: '/api/members/{id}',
  summary: 'Gives a member another role, or other rights on X accounts; holds for the next call',
  access: 'session',
  permission: 'members.manage',
  event: 'member_changed',
  params: idParams,
  body: z.object({
    role: z.optional(role),
    /** In the place of those there were. */
    accounts: z.optional(z.array(accountRight).check(z.maxLength(100))),
  }),
  response: member,
});

export const findMemberWork = endpoint({
  ...reading,
  path: '/api/members/{id}/work',
  summary: 'What would go out of a member though nobody else has approved it',
  params: idParams,
  response: z.object({ posts: z.number(), campaigns: z.number() }),
});

/** `hold`: until somebody who may publish it releases it. `hand_over`: the same, as a member's posts. */
export const fatesOfWork = ['hold', 'release', 'hand_over'] as const;

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/members/{id}',
  summary:
    'Ends a membership with its sessions and keys; anybody may end their own. What nobody else approved is on hold then',
  query: z.object({
    /** What becomes of it. */
    work: z._default(choice(fatesOfWork, 'Action', 'actions'), 'hold'),
    /** Whose it is once it is handed over. */
    to: z.optional(id),
  }),
  access: 'session',
  permission: 'self.manage',
  event: 'member_removed',
  params: idParams,
});

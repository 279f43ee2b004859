import { z } from 'zod/mini';
import { choice } from './checks.ts';
import { id, idParams, instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { accountRight } from './members.ts';
import { checkMessage } from './messages/message.ts';
import { roles } from './permissions.ts';
import { workspace } from './workspaces.ts';

export const INVITATION_DAYS = 7;
export const OPEN_INVITATIONS = 100;

/** `waiting`: accepted by somebody whom an admin has to confirm. */
export const invitationStates = ['open', 'waiting', 'expired'] as const;

export const invitation = z.object({
  id,
  /** Whom it is for; both null: whoever has the link. */
  email: z.nullable(z.string()),
  xUsername: z.nullable(z.string()),
  role: z.enum(roles),
  accounts: z.array(accountRight),
  invitedBy: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  state: z.enum(invitationStates),
  /** The username of who waits to be confirmed. */
  acceptedBy: z.nullable(z.string()),
});
export type Invitation = z.infer<typeof invitation>;

/** The link is told once: only its hash is kept. */
const withLink = z.extend(invitation, { link: z.string(), isMailed: z.boolean() });
export type InvitationLink = z.infer<typeof withLink>;

const email = z.string(checkMessage('field.not-text', { field: 'Email' })).check(
  z.trim(),
  z.maxLength(320, checkMessage('field.too-long', { field: 'Email', n: 320 })),
  z.refine(
    (text) => /^[^\s@<>",;:]+@[^\s@<>",;:]+\.[^\s@<>",;:]+$/.test(text),
    checkMessage('field.not-valid', { field: 'Email' }),
  ),
);
const xUsername = z
  .string(checkMessage('field.not-text', { field: 'Username' }))
  .check(
    z.trim(),
    z.regex(/^@?[A-Za-z0-9_]{1,15}$/, checkMessage('field.not-valid', { field: 'Username' })),
  );

export const createInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations',
  summary: 'Invites somebody by mail address, X username or both; without, a viewer by a link',
  access: 'session',
  permission: 'members.manage',
  event: 'invitation_made',
  body: z.object({
    email: z.optional(email),
    xUsername: z.optional(xUsername),
    role: choice(roles, 'Role', 'roles'),
    accounts: z.optional(z.array(accountRight).check(z.maxLength(100))),
  }),
  response: withLink,
  status: 201,
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/invitations',
  summary: 'The invitations that nobody has used up or revoked, newest first',
  access: 'session',
  permission: 'members.manage',
  response: z.array(invitation),
});

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/api/invitations/{id}',
  summary: 'Revokes an invitation, or declines who waits to be confirmed',
  access: 'session',
  permission: 'members.manage',
  event: 'invitation_revoked',
  params: idParams,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/{id}/resend',
  summary: 'Makes a new link for seven days, and mails it; the old one opens nothing any more',
  access: 'session',
  permission: 'members.manage',
  event: 'invitation_made',
  params: idParams,
  response: withLink,
});

export const confirmInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/{id}/confirm',
  summary: 'Makes a member of who has used a link that was for nobody in particular',
  access: 'session',
  permission: 'members.manage',
  event: 'invitation_confirmed',
  params: idParams,
});

const tokenParams = z.object({ token: z.string().check(z.maxLength(200)) });

export const offerStates = ['open', 'waiting', 'accepted', 'revoked', 'expired'] as const;

/** What whoever holds the link may know. */
export const offer = z.object({
  state: z.enum(offerStates),
  workspaceName: z.string(),
  invitedBy: z.nullable(z.string()),
  role: z.enum(roles),
  /** How the invited person proves that they are meant. */
  bound: z.enum(['email', 'x', 'nobody']),
  /** The X username, or the mail address with most of its name hidden. */
  invited: z.nullable(z.string()),
});
export type Offer = z.infer<typeof offer>;

export const readInvitation = endpoint({
  method: 'GET',
  path: '/api/invite/{token}',
  summary: 'What a link invites to; reading it changes nothing',
  access: 'public',
  event: 'invitation_read',
  params: tokenParams,
  response: offer,
  limit: 'auth',
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invite/{token}/accept',
  summary: 'Joins the workspace and goes on in it: a new session takes the place of this one',
  access: 'session',
  permission: 'self.manage',
  event: 'invitation_accepted',
  params: tokenParams,
  response: z.object({
    /** `waiting`: an admin has to confirm, and the session stays where it is. */
    state: z.enum(['joined', 'waiting']),
    workspace: z.nullable(workspace),
  }),
  limit: 'auth',
});

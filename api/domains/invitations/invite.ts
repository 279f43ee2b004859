import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { assertRoom } from '#api/db/member-share.ts';
import { xUserIdOf } from '#api/domains/accounts/public.ts';
import { mayMailInvitation } from '#api/domains/outside-mail/public.ts';
import { assertMayGive, countMembers, managing } from '#api/domains/workspaces/public.ts';
import { AppError, fieldError, notFound } from '#api/errors/app-error.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import {
  type createInvitation,
  type InvitationLink,
  OPEN_INVITATIONS,
} from '#shared/contracts/invitations.ts';
import { MEMBERS_PER_WORKSPACE } from '#shared/contracts/members.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { mayGrant, type Role } from '#shared/contracts/permissions.ts';
import { queueInvitationMail } from './invitation-mail.ts';
import * as queries from './queries.ts';

type Tools = Pick<Context, 'across' | 'db' | 'env' | 'log' | 'queue' | 'sealer' | 'x'>;

type Wanted = z.output<typeof createInvitation.body>;

const BETWEEN_LINKS_SECONDS = 60;

/**
 * Makes an invitation and its link, which is kept nowhere. Throws `forbidden` above one's own role,
 * `invalid` for another role than viewer where it is for nobody in particular, `conflict` for a second
 * one to the same person and for one too many.
 */
export async function invite(tools: Tools, actor: Actor, wanted: Wanted): Promise<InvitationLink> {
  const { workspaceId } = actor;
  const { role, email = null, accounts = [] } = wanted;
  const xUsername = wanted.xUsername?.replace(/^@/, '') ?? null;
  const mayDecide = role !== 'viewer' || accounts.some(({ level }) => level === 'approve');
  if (email === null && xUsername === null && mayDecide) {
    const field = role === 'viewer' ? 'accounts' : 'role';
    throw fieldError('invalid', field, message('rule.open-invitation'));
  }
  const xUserId = xUsername && (await xUserIdOf(tools, workspaceId, xUsername));
  const token = newSecret();
  return managing(tools, actor, async (tx, own) => {
    if (!mayGrant(own, role)) throw above();
    await assertMayGive(tx, actor, role, accounts);
    await expectRoom(tx, workspaceId);
    const most = message('rule.most-invitations', { n: OPEN_INVITATIONS });
    for (const kind of ['open', 'today'] as const) {
      const taken = await queries.countInvitations(tx, workspaceId, kind).executeTakeFirstOrThrow();
      assertRoom(OPEN_INVITATIONS, taken, { alone: most, ofWorkspace: most });
    }
    const ids = [...new Set(accounts.map(({ accountId }) => accountId))];
    const known = await queries.countAccounts(tx, workspaceId, ids).executeTakeFirstOrThrow();
    if (known.count < ids.length) throw notFound('Social account');
    await queries.revokeExpired(tx, workspaceId).execute();
    const waiting = await queries.listInvitations(tx, workspaceId).execute();
    const isSame = (one: string | null, other: string | null) =>
      one !== null && one.toLowerCase() === other?.toLowerCase();
    if (waiting.some((row) => isSame(email, row.email) || isSame(xUsername, row.xUsername))) {
      throw new AppError('conflict', message('rule.invited-already'));
    }
    const made = {
      token_hash: hashSecret(token),
      email,
      x_username: xUsername,
      x_user_id: xUserId,
      role,
      accounts: JSON.stringify(accounts),
      invited_by: actor.userId,
    };
    const { id } = await queries.insertInvitation(tx, workspaceId, made).executeTakeFirstOrThrow();
    return answer(tools, tx, actor, id, token);
  });
}

/** A new link for seven days; the old one opens nothing any more. */
export function resendInvitation(tools: Tools, actor: Actor, id: string): Promise<InvitationLink> {
  const token = newSecret();
  return managing(tools, actor, async (tx, own) => {
    const found = await open(tx, actor, own, id);
    if (found.acceptedAt !== null) {
      throw new AppError('conflict', message('rule.invitation-used'));
    }
    // From now on the invitation is theirs.
    await assertMayGive(tx, actor, found.role, found.accounts);
    const wait = BETWEEN_LINKS_SECONDS - found.secondsSinceSent;
    if (found.email !== null && tools.env.SMTP_URL && wait > 0) {
      throw new AppError('rate_limited', message('rule.link-sent'), {
        retryAfterSeconds: Math.ceil(wait),
      });
    }
    await expectRoom(tx, actor.workspaceId);
    const renewed = {
      token_hash: hashSecret(token),
      invited_by: actor.userId,
      sent_at: queries.now,
      expires_at: queries.lastDay,
    };
    await updateRow(tx, actor.workspaceId, 'workspace_invitations', id, renewed).execute();
    return answer(tools, tx, actor, id, token);
  });
}

/** Nobody can accept it any more; who waits to be confirmed is declined. */
export function revokeInvitation(tools: Tools, actor: Actor, id: string): Promise<void> {
  return managing(tools, actor, async (tx, own) => {
    await open(tx, actor, own, id);
    const revoked = { revoked_at: queries.now };
    await updateRow(tx, actor.workspaceId, 'workspace_invitations', id, revoked).execute();
  });
}

/** What stands open: not revoked and not used up. Throws `not_found` and `forbidden`. */
export async function open(tx: Db, { workspaceId }: Actor, own: Role, id: string) {
  const found = await queries.lockInvitation(tx, workspaceId, id).executeTakeFirst();
  const isOver = found?.acceptedAt && (found.confirmedAt !== null || found.acceptedBy === null);
  if (!found || found.revokedAt !== null || isOver) throw notFound('Invitation');
  if (!mayGrant(own, found.role)) throw above();
  return found;
}

/** Throws `conflict` where nobody more fits in, and where the workspace is about to be deleted. */
export async function expectRoom(tx: Db, owner: string): Promise<void> {
  const workspace = await queries.lockWorkspace(tx, owner).executeTakeFirst();
  if (!workspace || workspace.deleteAfter !== null) {
    throw new AppError('conflict', message('rule.workspace-leaving'));
  }
  if ((await countMembers(tx, owner)) >= MEMBERS_PER_WORKSPACE) {
    throw new AppError('conflict', message('rule.most-members', { n: MEMBERS_PER_WORKSPACE }));
  }
}

async function answer(
  tools: Tools,
  tx: Db,
  actor: Actor,
  id: string,
  token: string,
): Promise<InvitationLink> {
  const all = await queries.listInvitations(tx, actor.workspaceId).execute();
  const made = all.find((row) => row.id === id);
  if (!made) throw notFound('Invitation');
  const link = `${tools.env.PUBLIC_URL}/invite/${token}`;
  const { email } = made;
  const isMailed =
    email !== null &&
    Boolean(tools.env.SMTP_URL) &&
    (await mayMailInvitation(tools, { userId: actor.userId, address: email }));
  if (isMailed) await queueInvitationMail(tools, tx, actor, { id, link });
  return { ...made, link, isMailed };
}

const above = () => new AppError('forbidden', message('rule.above-your-role'));

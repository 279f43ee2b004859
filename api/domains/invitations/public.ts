import type { InferResult } from 'kysely';
import type { Actor, Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import { setTenantAs, withCredential } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { confirmedAddressesOf } from '#api/domains/settings/public.ts';
import { addMember, countWorkspacesOf, roleOf } from '#api/domains/workspaces/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { hashSecret } from '#api/http/auth/credential.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { WORKSPACES_PER_PERSON } from '#shared/contracts/workspaces.ts';
import { expectRoom } from './invite.ts';
import { findOffer } from './offer.ts';
import { findByHash, findXUser, lockInvitation, now } from './queries.ts';

/**
 * Uses a link up: its person is a member, or, where it was for nobody in particular, waits for an
 * admin. Throws `not_found` for an unknown link, `conflict` for one that is over and for a member,
 * `forbidden` for somebody else than who is invited.
 */
export function acceptInvitation(
  { db }: Pick<Context, 'db'>,
  { userId }: Pick<Actor, 'userId'>,
  token: string,
): Promise<{ state: 'joined' | 'waiting'; workspaceId: string }> {
  const hash = hashSecret(token);
  return withCredential(db, hash, async (tx) => {
    const found = await findByHash(tx, hash).executeTakeFirst();
    if (!found) throw notFound('Invitation');
    const { workspaceId, id, email, role } = found;
    const addresses = email === null ? [] : await confirmedAddressesOf(tx, userId);
    await setTenantAs(tx, workspaceId, role);
    await lockInWorkspace(tx, workspaceId, 'members');
    // As it is now that nobody else changes it.
    const { state } = await findOffer(tx, hash);
    if (await roleOf(tx, { workspaceId, userId })) throw conflict(message('rule.member-already'));
    if (state === 'expired') throw conflict(message('rule.invitation-expired'));
    if (state === 'revoked') throw conflict(message('rule.invitation-revoked'));
    if (state !== 'open') throw conflict(message('rule.invitation-used'));
    const locked = await lockInvitation(tx, workspaceId, id).executeTakeFirstOrThrow();
    const isUnbound = await expectInvited(tx, userId, locked, addresses);
    await expectRoom(tx, workspaceId);
    if ((await countWorkspacesOf(tx, userId)) >= WORKSPACES_PER_PERSON) {
      throw conflict(message('rule.most-workspaces', { n: WORKSPACES_PER_PERSON }));
    }
    const accepted = { accepted_at: now, accepted_by: userId };
    await updateRow(tx, workspaceId, 'workspace_invitations', id, accepted).execute();
    if (!isUnbound) {
      const member = { userId, workspaceId };
      await addMember(tx, member, { role, invitedBy: locked.invitedBy, rights: locked.accounts });
    }
    announce(tx, workspaceId, 'members');
    return { state: isUnbound ? 'waiting' : 'joined', workspaceId };
  });
}

type Found = InferResult<ReturnType<typeof lockInvitation>>[number];

/** Throws `forbidden` for somebody else. Answers whether the link is for nobody in particular. */
async function expectInvited(
  tx: Db,
  userId: string,
  { email, xUsername, xUserId, sentAt }: Found,
  confirmed: string[],
): Promise<boolean> {
  const isSame = (one: string, other: string | null | undefined) =>
    one.toLowerCase() === other?.toLowerCase();
  if (email !== null && !confirmed.some((address) => isSameAddress(email, address))) {
    throw new AppError('forbidden', message('rule.invited-address'));
  }
  if (xUsername !== null) {
    const user = await findXUser(tx, userId, sentAt).executeTakeFirstOrThrow();
    const isX = user.subject.startsWith('x:');
    const isInvited =
      xUserId === null ? isX && isSame(xUsername, user.username) : user.subject === `x:${xUserId}`;
    if (!isInvited) {
      throw new AppError('forbidden', message('rule.invited-x', { username: xUsername }));
    }
    // A username that was given up may be somebody else's by now: X says so at each sign-in.
    if (xUserId === null && !user.isFresh) {
      throw new AppError('forbidden', message('rule.invited-x-again', { username: xUsername }));
    }
  }
  return email === null && xUsername === null;
}

/** Only of the letters A to Z the case says nothing: the Kelvin sign in lower case is a k too. */
function isSameAddress(one: string, other: string): boolean {
  const folded = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return folded(one) === folded(other);
}

const conflict = (reason: Message) => new AppError('conflict', reason);

import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { loseAccountsOf } from '#api/domains/accounts/public.ts';
import { revokeLinksOf } from '#api/domains/review-links/public.ts';
import { AppError, notFound, signedOut } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { AccountRight, Member } from '#shared/contracts/members.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { mayGrant, type Role } from '#shared/contracts/permissions.ts';
import { areAboveOwn } from './public.ts';
import * as queries from './queries.ts';

type Tools = Pick<Context, 'db'>;

const LAST_OWNER = 'workspace_members_keep_owner';

export interface Change {
  role?: Role | undefined;
  accounts?: AccountRight[] | undefined;
}

/**
 * Gives a member another role or other rights. Throws `forbidden` above one's own, `conflict`
 * when no owner would be left.
 */
export function changeMember(
  { db }: Tools,
  actor: Actor,
  userId: string,
  { role, accounts }: Change,
): Promise<Member> {
  const { workspaceId } = actor;
  const member = { userId, workspaceId };
  return changing(db, actor, async (tx, own) => {
    const found = await queries.findMember(tx, workspaceId, userId).executeTakeFirst();
    if (!found) throw notFound('Member');
    if (!mayGrant(own, found.role) || !mayGrant(own, role ?? found.role)) throw above();
    const isLimited = accounts && own !== 'owner';
    if (isLimited && (await areAboveOwn(tx, actor, accounts, userId))) throw above();
    if (role) await queries.updateRole(tx, member, role).execute();
    if (accounts) {
      await queries.deleteRights(tx, member).execute();
      if (accounts.length > 0) await queries.insertRights(tx, member, accounts).execute();
    }
    const all = await queries.listMembers(tx, actor).execute();
    return all.find(({ id }) => id === userId) as Member;
  });
}

/**
 * Ends a membership: sessions, keys and pushes go with it by their foreign keys, streams within
 * 20 s. Throws as `changeMember` does.
 */
export function removeMember({ db }: Tools, actor: Actor, userId: string): Promise<void> {
  const { workspaceId } = actor;
  return changing(db, actor, async (tx, own) => {
    const found = await queries.findMember(tx, workspaceId, userId).executeTakeFirst();
    if (!found) throw notFound('Member');
    if (userId !== actor.userId && !mayGrant(own, found.role)) throw above();
    await loseAccountsOf(tx, workspaceId, userId);
    await revokeLinksOf(tx, workspaceId, userId);
    await queries.deleteMember(tx, { userId, workspaceId }).execute();
  });
}

/** One change after the other, with the role that the one who changes has by then. */
async function changing<T>(
  db: Context['db'],
  actor: Actor,
  work: (tx: Db, own: Role) => Promise<T>,
): Promise<T> {
  const { workspaceId, userId } = actor;
  try {
    return await withWorkspace(db, workspaceId, async (tx) => {
      await lockInWorkspace(tx, workspaceId, 'members');
      const self = await queries.findMember(tx, workspaceId, userId).executeTakeFirst();
      if (!self) throw signedOut();
      const result = await work(tx, self.role);
      announce(tx, workspaceId, 'members');
      // Another first owner has another profile in the settings.
      announce(tx, workspaceId, 'settings');
      return result;
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== LAST_OWNER) throw error;
    throw new AppError('conflict', message('rule.last-owner'));
  }
}

const above = () => new AppError('forbidden', message('rule.above-your-role'));

import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { loseAccountsOf } from '#api/domains/accounts/public.ts';
import { revokeLinksOf } from '#api/domains/review-links/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type { changeMember as changeMemberCall, Member } from '#shared/contracts/members.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { mayGrant, type Role } from '#shared/contracts/permissions.ts';
import { areAboveOwn, managing, roleOf } from './public.ts';
import * as queries from './queries.ts';

type Tools = Pick<Context, 'db'>;

const LAST_OWNER = 'workspace_members_keep_owner';

/**
 * Gives a member another role or other rights. Throws `forbidden` above one's own, `conflict`
 * when no owner would be left.
 */
export function changeMember(
  tools: Tools,
  actor: Actor,
  userId: string,
  { role, accounts }: z.output<typeof changeMemberCall.body>,
): Promise<Member> {
  const { workspaceId } = actor;
  const member = { userId, workspaceId };
  return changing(tools, actor, async (tx, own) => {
    const before = await roleOf(tx, member);
    if (!before) throw notFound('Member');
    if (!mayGrant(own, before) || !mayGrant(own, role ?? before)) throw above();
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
export function removeMember(tools: Tools, actor: Actor, userId: string): Promise<void> {
  const { workspaceId } = actor;
  const member = { userId, workspaceId };
  return changing(tools, actor, async (tx, own) => {
    const role = await roleOf(tx, member);
    if (!role) throw notFound('Member');
    if (userId !== actor.userId && !mayGrant(own, role)) throw above();
    await loseAccountsOf(tx, workspaceId, userId);
    await revokeLinksOf(tx, workspaceId, userId);
    await queries.deleteMember(tx, member).execute();
  });
}

async function changing<T>(
  tools: Tools,
  actor: Actor,
  work: (tx: Db, own: Role) => Promise<T>,
): Promise<T> {
  try {
    return await managing(tools, actor, async (tx, own) => {
      const result = await work(tx, own);
      // Another first owner has another profile in the settings.
      announce(tx, actor.workspaceId, 'settings');
      return result;
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== LAST_OWNER) throw error;
    throw new AppError('conflict', message('rule.last-owner'));
  }
}

const above = () => new AppError('forbidden', message('rule.above-your-role'));

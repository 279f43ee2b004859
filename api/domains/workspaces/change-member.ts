import type { z } from 'zod';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { warnOfNoApprover } from '#api/domains/approvals/public.ts';
import { workOfMembers } from '#api/domains/publishing/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import type {
  changeMember as changeMemberCall,
  Member,
  removeMember as removeMemberCall,
} from '#shared/contracts/members.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { mayGrant, type Role } from '#shared/contracts/permissions.ts';
import { powersOf, type Standing } from '#shared/lib/rights/account-powers.ts';
import { endMembership } from './end-membership.ts';
import { settleFate, tellOfWork, workOf } from './member-work.ts';
import { firstAbove, invitedStanding, managing, readStandings } from './public.ts';
import * as queries from './queries.ts';
import { refuseAbove } from './rights-errors.ts';

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
    const standings = await readStandings(tx, workspaceId);
    const before = standings.of.get(userId);
    if (!before) throw notFound('Member');
    const after = changed(before, standings.accounts, { role, accounts });
    if (!mayGrant(own, before.role) || !mayGrant(own, after.role)) throw above();
    refuseAbove(firstAbove(standings, actor.userId, before, after));
    const lost = lostBy(before, after, standings.accounts);
    await holdWork(tx, actor, userId, lost, async () => {
      if (role) await queries.updateRole(tx, member, role).execute();
      if (!accounts) return;
      await queries.deleteRights(tx, member).execute();
      if (accounts.length > 0) await queries.insertRights(tx, member, accounts).execute();
    });
    const all = await queries.listMembers(tx, actor).execute();
    return all.find(({ id }) => id === userId) as Member;
  });
}

/** Where they published before and no longer do. */
function lostBy(before: Standing, after: Standing, accounts: { id: string }[]) {
  const publishes = (standing: Standing, id: string | null) =>
    powersOf(standing, id).writes === 'publish';
  const lost = accounts.filter(({ id }) => publishes(before, id) && !publishes(after, id));
  return {
    accounts: lost.map(({ id }) => id),
    isAll: publishes(before, null) && !publishes(after, null),
  };
}

/** Rights on accounts that are disconnected rest, and stay. */
function changed(
  before: Standing,
  accounts: { id: string; isConnected: boolean }[],
  given: z.output<typeof changeMemberCall.body>,
): Standing {
  const role = given.role ?? before.role;
  if (!given.accounts) return { ...before, role };
  const connected = new Set(accounts.flatMap(({ id, isConnected }) => (isConnected ? [id] : [])));
  const resting = [...before.levels].filter(([id]) => !connected.has(id));
  const levels = new Map([...resting, ...invitedStanding(role, given.accounts).levels]);
  return { role, levels };
}

/**
 * Ends a membership: sessions, keys and pushes go with it by their foreign keys, streams within
 * 20 s. The database puts on hold what nobody else has approved. Throws as `changeMember` does.
 */
export function removeMember(
  tools: Tools,
  actor: Actor,
  userId: string,
  fate: z.output<typeof removeMemberCall.query>,
): Promise<void> {
  const { workspaceId } = actor;
  const member = { userId, workspaceId };
  return changing(tools, actor, async (tx, own) => {
    const standings = await readStandings(tx, workspaceId);
    const role = standings.of.get(userId)?.role;
    if (!role) throw notFound('Member');
    if (userId !== actor.userId && !mayGrant(own, role)) throw above();
    const found = await workOf(tx, member);
    await settleFate(tx, actor, standings, { userId, found, fate });
    await endMembership(tx, member);
    await tellOfWork(tx, actor, userId, found, fate);
    announce(tx, workspaceId, 'posts');
  });
}

/** Who may publish no more, on an account or at all: what nobody else approved waits. */
async function holdWork(
  tx: Db,
  actor: Actor,
  userId: string,
  lost: { accounts: string[]; isAll: boolean },
  apply: () => Promise<unknown>,
): Promise<void> {
  if (!lost.isAll && lost.accounts.length === 0) {
    await apply();
    return;
  }
  const { workspaceId } = actor;
  const all = await workOf(tx, { userId, workspaceId });
  await apply();
  for (const id of lost.isAll ? [] : lost.accounts) {
    await workOfMembers.holdPostsOf(tx, workspaceId, userId, id);
  }
  const isLost = ({ accountId }: { accountId: string | null }) =>
    lost.isAll || lost.accounts.includes(accountId ?? '');
  const campaigns = lost.isAll ? all.campaigns : 0;
  await tellOfWork(tx, actor, userId, { posts: all.posts.filter(isLost), campaigns });
  announce(tx, workspaceId, 'posts');
}

async function changing<T>(
  tools: Tools,
  actor: Actor,
  work: (tx: Db, own: Role) => Promise<T>,
): Promise<T> {
  try {
    return await managing(tools, actor, async (tx, own) => {
      const result = await work(tx, own);
      await warnOfNoApprover(tx, actor.workspaceId);
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

import { sql } from 'kysely';
import type { Context, Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withoutTenant, withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { invalidateTokens, loseAccountsOf } from '#api/domains/accounts/public.ts';
import { notifyMembers } from '#api/domains/notifications/public.ts';
import { workOfMembers } from '#api/domains/publishing/public.ts';
import { revokeLinksOf } from '#api/domains/review-links/public.ts';
import {
  campaignsOf,
  countMembers,
  dropMember,
  heldWork,
  listMemberships,
  ownersOf,
} from '#api/domains/workspaces/public.ts';
import { announce } from '#api/realtime/live-changes.ts';
import {
  deleteHomeless,
  deleteStretch,
  deleteWork,
  deleteWorkspace,
  findLeaving,
  findPerson,
  growingTables,
  listDue,
  listLeaving,
  listMembers,
  listOwnersOfWork,
  listWorkspaces,
  lockDue,
  setDeletion,
} from './deletion-queries.ts';

type Tools = Pick<Context, 'across' | 'db' | 'queue' | 'log'>;

/** One that fails does not keep the others; it is due again next time. */
export async function deleteDueAccounts(tools: Tools): Promise<void> {
  for (const { id } of await listDue(tools.across).execute()) {
    await deleteWhole(tools, id).catch((error) =>
      tools.log.error({ err: error, workspaceId: id }, 'An account could not be deleted'),
    );
  }
  for (const { id } of await listLeaving(tools.across).execute()) {
    await leaveAll(tools, id).catch((error) =>
      tools.log.error({ err: error, userId: id }, 'An account could not be deleted'),
    );
  }
  await forgetWork(tools);
}

/**
 * Ends each membership of a person in a transaction of its own, and the workspaces that they are alone
 * in. Where others would be left without an owner, it waits until they have another.
 */
async function leaveAll(tools: Tools, userId: string): Promise<void> {
  const memberships = await withoutTenant(tools.db, (tx) => listMemberships(tx, userId));
  for (const member of memberships) {
    const { workspaceId } = member;
    const isAlone = await withWorkspace(tools.db, workspaceId, async (tx) => {
      await lockInWorkspace(tx, userId, 'workspaces');
      await lockInWorkspace(tx, workspaceId, 'members');
      if (!(await findLeaving(tx, userId).executeTakeFirst())) return false;
      if ((await countMembers(tx, workspaceId)) === 1) {
        await setDeletion(tx, workspaceId, sql`now()`).execute();
        return true;
      }
      await leave(tx, member);
      return false;
    });
    if (isAlone) await deleteWhole(tools, workspaceId);
  }
  await withoutTenant(tools.db, async (tx) => {
    await lockInWorkspace(tx, userId, 'workspaces');
    if (!(await findLeaving(tx, userId).executeTakeFirst())) return;
    await deleteHomeless(tx, [userId]).execute();
  });
}

/** The database puts on hold what nobody else has approved; the owners are notified of it. */
async function leave(tx: Db, member: Member): Promise<void> {
  const { workspaceId, userId } = member;
  const posts = await workOfMembers.unseenPostsOf(tx, workspaceId, userId);
  const campaigns = await campaignsOf(tx, member);
  await loseAccountsOf(tx, workspaceId, userId);
  await revokeLinksOf(tx, workspaceId, userId);
  await dropMember(tx, member);
  announce(tx, workspaceId, 'members');
  if (posts.length + campaigns === 0) return;
  announce(tx, workspaceId, 'posts');
  const { username } = await findPerson(tx, userId).executeTakeFirstOrThrow();
  const notice = heldWork(username, posts.length, campaigns);
  await notifyMembers(tx, workspaceId, await ownersOf(tx, workspaceId), notice);
}

/** Queued work names its workspace; what is under way just now goes the next time. */
async function forgetWork({ across, db }: Tools): Promise<void> {
  const named = await listOwnersOfWork(db);
  if (named.length === 0) return;
  const there = await listWorkspaces(across, named).execute();
  const known = new Set(there.map(({ id }) => id));
  const gone = named.filter((owner) => !known.has(owner));
  if (gone.length > 0) await deleteWork(db, gone);
}

/** Everything in one transaction; that X forgets the tokens is left to the queue, sealed. */
async function deleteWhole({ db, queue }: Tools, owner: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    if (!(await lockDue(tx, owner).executeTakeFirst())) return;
    await invalidateTokens(tx, queue, owner);
    const members = await listMembers(tx, owner).execute();
    await deleteYears(tx, owner);
    await deleteWorkspace(tx, owner).execute();
    const ids = members.map(({ id }) => id);
    if (ids.length > 0) await deleteHomeless(tx, ids).execute();
  });
}

/** Stretch by stretch: no one statement may take as long as years of posts and figures do. */
async function deleteYears(tx: Db, owner: string): Promise<void> {
  for (const table of growingTables) {
    for (let isAll = false; !isAll; ) ({ isAll } = await deleteStretch(tx, owner, table));
  }
}

import { sql } from 'kysely';
import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { setTenantAs, withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { holdPending, resumeHeld } from '#api/domains/publishing/public.ts';
import { listMemberships } from '#api/domains/workspaces/public.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { type AccountDeletion, DELETION_DAYS } from '#shared/contracts/account-data.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { findPerson, listShares, type Share, setDeletion, setLeaving } from './deletion-queries.ts';

type Tools = Pick<Context, 'db'>;
type Owner = Pick<Actor, 'userId' | 'workspaceId'>;

/** What the deletion of the account would do, or is to do. */
export function readDeletion({ db }: Tools, actor: Owner): Promise<AccountDeletion> {
  return withWorkspace(db, actor.workspaceId, async (tx) => {
    const shares = await listShares(tx, actor.userId).execute();
    const { deleteAfter } = await findPerson(tx, actor.userId).executeTakeFirstOrThrow();
    return { deleteAfter, ...sorted(shares) };
  });
}

/**
 * Sets the day on which the person leaves every workspace; asking again does not put it off. Until
 * then nothing is published of what is theirs alone. Throws `conflict` while others would be left
 * without an owner.
 */
export async function deleteAccount(
  { db }: Tools,
  { userId, workspaceId }: Owner,
  typed: string,
): Promise<{ deleteAfter: string }> {
  return withWorkspace(db, workspaceId, async (tx) => {
    await lockPerson(tx, userId);
    const { username } = await findPerson(tx, userId).executeTakeFirstOrThrow();
    if (typed.trim().replace(/^@/, '').toLowerCase() !== username.toLowerCase()) {
      throw fieldError('invalid', 'username', message('rule.not-your-username'));
    }
    const shares = await listShares(tx, userId).execute();
    const { handOver } = sorted(shares);
    if (handOver.length > 0) {
      const names = handOver.map(({ name }) => name).join(', ');
      throw new AppError('conflict', message('rule.has-members', { names }));
    }
    const inDays = sql<string>`coalesce(delete_after, now() + make_interval(days => ${DELETION_DAYS}))`;
    const { deleteAfter } = await setLeaving(tx, userId, inDays).executeTakeFirstOrThrow();
    for (const { id, role } of shares.filter(isAlone)) {
      await setTenantAs(tx, id, role);
      await setDeletion(tx, id, sql`coalesce(delete_after, ${deleteAfter}::timestamptz)`).execute();
      await holdPending(tx, id, 'workspace', 'publishing_off', message('post.leaving'));
      announce(tx, id, 'settings');
      announce(tx, id, 'posts');
    }
    return { deleteAfter: deleteAfter as string };
  });
}

/** Everything goes on, in every workspace; what was due meanwhile is not sent after the fact. */
export async function keepAccount({ db }: Tools, { userId, workspaceId }: Owner): Promise<void> {
  await withWorkspace(db, workspaceId, async (tx) => {
    await lockPerson(tx, userId);
    await setLeaving(tx, userId, null).execute();
    const skipped = message('post.skipped-leaving');
    for (const { id, role } of (await listShares(tx, userId).execute()).filter(isAlone)) {
      await setTenantAs(tx, id, role);
      await setDeletion(tx, id, null).execute();
      await resumeHeld(tx, id, { reason: 'publishing_off' }, skipped);
      announce(tx, id, 'settings');
      announce(tx, id, 'posts');
    }
  });
}

/** Nobody joins or leaves their workspaces, and they make none, until the transaction ends. */
async function lockPerson(tx: Db, userId: string): Promise<void> {
  await lockInWorkspace(tx, userId, 'workspaces');
  for (const { workspaceId } of await listMemberships(tx, userId)) {
    await lockInWorkspace(tx, workspaceId, 'members');
  }
}

const isAlone = ({ others }: Share) => others === 0;

function sorted(shares: Share[]): Pick<AccountDeletion, 'ends' | 'handOver' | 'leaves'> {
  const isLast = (share: Share) => !isAlone(share) && share.role === 'owner' && share.owners === 0;
  const named = (some: Share[]) => some.map(({ id, name }) => ({ id, name }));
  return {
    ends: named(shares.filter(isAlone)),
    handOver: named(shares.filter(isLast)),
    leaves: named(shares.filter((share) => !isAlone(share) && !isLast(share))),
  };
}

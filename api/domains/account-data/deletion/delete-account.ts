import { sql } from 'kysely';
import type { Actor, Context } from '#api/context.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { holdPending, resumeHeld } from '#api/domains/publishing/public.ts';
import { AppError, fieldError, signedOut } from '#api/errors/app-error.ts';
import { announce } from '#api/realtime/live-changes.ts';
import { DELETION_DAYS } from '#shared/contracts/account-data.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { findUsername, listMembers, setDeletion } from './deletion-queries.ts';

type Tools = Pick<Context, 'db'>;
type Owner = Pick<Actor, 'userId' | 'workspaceId'>;

/** Sets the day of its end; asking again does not put it off. Until then nothing is published. */
export async function deleteAccount(
  { db }: Tools,
  { userId, workspaceId: owner }: Owner,
  typed: string,
): Promise<{ deleteAfter: string }> {
  return withWorkspace(db, owner, async (tx) => {
    await lockInWorkspace(tx, owner, 'members');
    const { username } = await findUsername(tx, userId).executeTakeFirstOrThrow();
    if (typed.trim().replace(/^@/, '').toLowerCase() !== username.toLowerCase()) {
      throw fieldError('invalid', 'username', message('rule.not-your-username'));
    }
    const members = await listMembers(tx, owner).execute();
    if (members.some(({ id }) => id !== userId)) {
      throw new AppError('conflict', message('rule.has-members'));
    }
    const inDays = sql<string>`coalesce(delete_after, now() + make_interval(days => ${DELETION_DAYS}))`;
    const leaving = await setDeletion(tx, owner, inDays).executeTakeFirst();
    // Deleted in this moment.
    if (!leaving) throw signedOut();
    await holdPending(tx, owner, 'workspace', 'publishing_off', message('post.leaving'));
    announce(tx, owner, 'settings');
    announce(tx, owner, 'posts');
    return { deleteAfter: leaving.deleteAfter as string };
  });
}

/** Everything goes on; what was due meanwhile is not sent after the fact. */
export async function keepAccount({ db }: Tools, owner: string): Promise<void> {
  await withWorkspace(db, owner, async (tx) => {
    await setDeletion(tx, owner, null).execute();
    const skipped = message('post.skipped-leaving');
    await resumeHeld(tx, owner, { reason: 'publishing_off' }, skipped);
    announce(tx, owner, 'settings');
    announce(tx, owner, 'posts');
  });
}

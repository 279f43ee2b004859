import type { Actor, Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { setTenantOfNobody } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { notify } from '#api/domains/notifications/public.ts';
import { findLastOpenedBut, managing } from '#api/domains/workspaces/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { type Message, message } from '#shared/contracts/messages/message.ts';
import { roleMay } from '#shared/contracts/permissions.ts';
import { findHolder, takeKey, takeSession } from './member-access-queries.ts';
import { usernameOf } from './queries.ts';

type Tools = Pick<Context, 'db'>;

/**
 * Takes the session of another member out of this workspace, for good: it goes on in the one that its
 * person opened last of the others, or ends where there is none. Throws `not_found` for one that is
 * not in this workspace.
 */
export function endMemberSession(tools: Tools, actor: Actor, id: string): Promise<void> {
  return asOwner(tools, actor, async (tx) => {
    const { workspaceId } = actor;
    const holder = await findHolder(tx, actor, id).executeTakeFirst();
    if (!holder) throw notFound('Session');
    // It may be on its way to another workspace of its person.
    await lockInWorkspace(tx, holder.userId, 'sessions');
    const session = await takeSession(tx, { ...holder, workspaceId }, id).executeTakeFirst();
    if (!session) throw notFound('Session');
    await tell(tx, actor, holder.userId, message('notification.session-ended'));
    const barred = [...session.barred_from, workspaceId];
    const next = await findLastOpenedBut(tx, holder.userId, barred);
    if (!next) return;
    await setTenantOfNobody(tx, next);
    const moved = { ...session, workspace_id: next, barred_from: barred };
    await tx.insertInto('sessions').values(moved).execute();
  });
}

/** Throws `not_found` for one's own, for one that is gone and for one of another workspace. */
export function revokeMemberKey(tools: Tools, actor: Actor, id: string): Promise<void> {
  return asOwner(tools, actor, async (tx) => {
    const key = await takeKey(tx, actor, id).executeTakeFirst();
    if (!key) throw notFound('Extension key');
    await tell(tx, actor, key.userId, message('notification.key-ended', { name: key.name }));
  });
}

/** By what the actor is at this moment. */
function asOwner(tools: Tools, actor: Actor, work: (tx: Db) => Promise<void>): Promise<void> {
  return managing(tools, actor, (tx, own) => {
    if (!roleMay(own, 'members.sign_out')) {
      throw new AppError('forbidden', message('request.not-allowed'));
    }
    return work(tx);
  });
}

async function tell(tx: Db, actor: Actor, userId: string, title: Message): Promise<void> {
  const { username } = await usernameOf(tx, actor.userId).executeTakeFirstOrThrow();
  await notify(tx, actor.workspaceId, {
    type: 'access_ended',
    userId,
    title,
    message: message('notification.access-ended-by', { username }),
    link: '/settings',
  });
}

import type { Actor, Context } from '#api/context.ts';
import { updateRow } from '#api/db/client/own-rows.ts';
import { addMember, assertMayGive, managing, roleOf } from '#api/domains/workspaces/public.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { expectRoom, open } from './invite.ts';
import { now } from './queries.ts';

/** Makes a member of who has used a link that was for nobody in particular. */
export function confirmMember(tools: Pick<Context, 'db'>, actor: Actor, id: string): Promise<void> {
  const { workspaceId } = actor;
  return managing(tools, actor, async (tx, own) => {
    const { acceptedBy, role, accounts } = await open(tx, actor, own, id);
    if (!acceptedBy) throw notFound('Member');
    await assertMayGive(tx, actor, role, accounts);
    const member = { userId: acceptedBy, workspaceId };
    if (await roleOf(tx, member)) throw new AppError('conflict', message('rule.is-member-already'));
    await expectRoom(tx, workspaceId);
    const confirmed = { confirmed_at: now };
    await updateRow(tx, workspaceId, 'workspace_invitations', id, confirmed).execute();
    await addMember(tx, member, { role, invitedBy: actor.userId, rights: accounts });
  });
}

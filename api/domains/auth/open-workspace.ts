import { setTenantAs, withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { findWorkspace, rememberOpened } from '#api/domains/workspaces/public.ts';
import { AppError, notFound, signedOut } from '#api/errors/app-error.ts';
import { readCredential, sessionCookie } from '#api/http/auth/credential.ts';
import { deviceOf } from '#api/http/auth/device.ts';
import type { HandlerInput } from '#api/http/route.ts';
import { message } from '#shared/contracts/messages/message.ts';
import type {
  openWorkspace as openWorkspaceCall,
  Workspace,
} from '#shared/contracts/workspaces.ts';
import { openSession } from './open-session.ts';
import { deleteSession } from './queries.ts';

type Input = Pick<HandlerInput<typeof openWorkspaceCall>, 'actor' | 'ctx' | 'request' | 'reply'>;

/**
 * The session that asks goes on in another workspace of this person, under a new secret. Throws
 * `not_found` for a workspace that they do not belong to, `forbidden` where an owner has ended the
 * session there, and `unauthorized` where it has ended by now.
 */
export async function openWorkspace(
  { actor, ctx, request, reply }: Input,
  workspaceId: string,
): Promise<Workspace> {
  const member = { userId: actor.userId, workspaceId };
  const credential = readCredential({ cookie: request.header('cookie') }, ctx.env);
  const token = await withWorkspace(ctx.db, actor.workspaceId, async (tx) => {
    // Who signs out everywhere ends it before it goes, or where it went.
    await lockInWorkspace(tx, actor.userId, 'sessions');
    const former = credential && (await deleteSession(tx, credential.hash).executeTakeFirst());
    if (!former?.isLive) throw signedOut();
    const opened = await rememberOpened(tx, member);
    if (!opened) throw notFound('Workspace');
    if (former.barredFrom.includes(workspaceId)) {
      throw new AppError('forbidden', message('rule.session-ended-here'));
    }
    await setTenantAs(tx, workspaceId, opened.role);
    return openSession(tx, member, { device: deviceOf(request), former });
  });
  reply.header('set-cookie', sessionCookie(token, ctx.env));
  return findWorkspace(ctx, member);
}

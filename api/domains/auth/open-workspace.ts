import { setTenant, withoutTenant } from '#api/db/tenant.ts';
import { findWorkspace, rememberOpened } from '#api/domains/workspaces/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { sessionCookie } from '#api/http/auth/credential.ts';
import type { HandlerInput } from '#api/http/route.ts';
import type {
  openWorkspace as openWorkspaceCall,
  Workspace,
} from '#shared/contracts/workspaces.ts';
import { openSession } from './open-session.ts';
import { endSessionOf } from './sessions.ts';

type Input = Pick<HandlerInput<typeof openWorkspaceCall>, 'actor' | 'ctx' | 'request' | 'reply'>;

/**
 * A session in another workspace of this person takes the place of the one that asks. Throws
 * `not_found` for a workspace that they do not belong to.
 */
export async function openWorkspace(
  { actor, ctx, request, reply }: Input,
  workspaceId: string,
): Promise<Workspace> {
  const member = { userId: actor.userId, workspaceId };
  const token = await withoutTenant(ctx.db, async (tx) => {
    if (!(await rememberOpened(tx, member))) throw notFound('Workspace');
    await setTenant(tx, workspaceId);
    return openSession(tx, member, request.header('user-agent'));
  });
  const workspace = await findWorkspace(ctx, member);
  await endSessionOf(ctx, request);
  reply.header('set-cookie', sessionCookie(token, ctx.env.SECURE));
  return workspace;
}

import type { Actor, Context } from '#api/context.ts';
import { setTenant, withoutTenant } from '#api/db/tenant.ts';
import { findWorkspace, rememberOpened } from '#api/domains/workspaces/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { Workspace } from '#shared/contracts/workspaces.ts';
import { openSession } from './open-session.ts';

/**
 * A session in another workspace of this person; its secret is for the cookie. The session that asks
 * is left to the caller to end. Throws `not_found` for a workspace that they do not belong to.
 */
export async function openWorkspace(
  tools: Pick<Context, 'db'>,
  { userId }: Actor,
  asked: { workspaceId: string; userAgent: string | undefined },
): Promise<{ token: string; workspace: Workspace }> {
  const member = { userId, workspaceId: asked.workspaceId };
  const token = await withoutTenant(tools.db, async (tx) => {
    if (!(await rememberOpened(tx, member))) throw notFound('Workspace');
    await setTenant(tx, member.workspaceId);
    return openSession(tx, member, asked.userAgent);
  });
  return { token, workspace: await findWorkspace(tools, member) };
}

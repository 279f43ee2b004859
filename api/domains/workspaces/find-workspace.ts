import type { Actor } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { notFound } from '#api/errors/app-error.ts';
import type { Workspace } from '#shared/contracts/workspaces.ts';
import { listWorkspacesOf } from './queries.ts';

/** The workspace as this member sees it. Throws `not_found` where they are none. */
export async function findWorkspaceIn(
  tx: Db,
  member: Pick<Actor, 'userId' | 'workspaceId'>,
): Promise<Workspace> {
  const all = await listWorkspacesOf(tx, member).execute();
  const found = all.find(({ id }) => id === member.workspaceId);
  if (!found) throw notFound('Workspace');
  return found;
}

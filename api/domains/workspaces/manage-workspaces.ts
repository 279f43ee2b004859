import type { Actor, Context } from '#api/context.ts';
import { withoutTenant, withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { AppError, fieldError } from '#api/errors/app-error.ts';
import { holdsAddress, holdsControls } from '#api/providers/mail/untrusted-text.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { WORKSPACES_PER_PERSON, type Workspace } from '#shared/contracts/workspaces.ts';
import { addWorkspace, countWorkspacesOf, findWorkspace } from './public.ts';
import { findWorkspaceIn, updateName } from './queries.ts';

type Tools = Pick<Context, 'db'>;

/** Throws `conflict` for one too many. */
export async function createWorkspace(
  tools: Tools,
  actor: Actor,
  name: string,
): Promise<Workspace> {
  const { userId } = actor;
  expectPlain(name);
  const made = await withoutTenant(tools.db, async (tx) => {
    // Two at once are counted one after the other.
    await lockInWorkspace(tx, userId, 'workspaces');
    if ((await countWorkspacesOf(tx, userId)) >= WORKSPACES_PER_PERSON) {
      throw new AppError('conflict', message('rule.most-workspaces', { n: WORKSPACES_PER_PERSON }));
    }
    return addWorkspace(tx, userId, name);
  });
  return { ...(await findWorkspace(tools, made)), current: false };
}

export async function renameWorkspace(
  tools: Tools,
  actor: Actor,
  name: string,
): Promise<Workspace> {
  expectPlain(name);
  // Of two at once each is answered with its own name: the first holds the row until it has read it.
  return withWorkspace(tools.db, actor.workspaceId, async (tx) => {
    await updateName(tx, actor.workspaceId, name).execute();
    return findWorkspaceIn(tx, actor);
  });
}

/** Mails to strangers say the name: it is one line of text and no address. */
function expectPlain(name: string): void {
  if (holdsControls(name)) throw fieldError('invalid', 'name', message('rule.name-one-line'));
  if (holdsAddress(name)) throw fieldError('invalid', 'name', message('rule.name-address'));
}

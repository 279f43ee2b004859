import type { Actor, Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { setTenant, setTenantAs, withCredential, withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { forgetBrowsers } from '#api/domains/notifications/public.ts';
import { listMemberships } from '#api/domains/workspaces/public.ts';
import { notFound } from '#api/errors/app-error.ts';
import { authenticate } from '#api/http/auth/authenticate.ts';
import { readCredential } from '#api/http/auth/credential.ts';
import type { RequestFacts } from '#api/http/route.ts';
import { deleteKeys, deleteSession, deleteSessions, findOwn } from './queries.ts';

/**
 * Ends the session that this browser came with: at sign-out, and at every sign-in, which leaves no
 * older one behind. Twice is no error. Answers whose it was.
 */
export async function endSessionOf(
  { db, env }: Pick<Context, 'db' | 'env'>,
  request: Pick<RequestFacts, 'header'>,
): Promise<string | null> {
  const credential = readCredential({ cookie: request.header('cookie') }, env);
  if (!credential) return null;
  const { hash } = credential;
  const ended = await withCredential(db, hash, (tx) => deleteSession(tx, hash).executeTakeFirst());
  return ended?.userId ?? null;
}

/** Who this browser's session is; null without one. An extension key is none. */
export async function sessionOf(
  { pool, env }: Pick<Context, 'pool' | 'env'>,
  request: Pick<RequestFacts, 'header'>,
): Promise<Actor | null> {
  const credential = readCredential({ cookie: request.header('cookie') }, env);
  return (credential && (await authenticate(pool, credential))?.actor) ?? null;
}

/** One's own, in whichever workspace. Throws `not_found` for one that is gone or somebody else's. */
export async function endSession(db: Database, actor: Actor, id: string): Promise<void> {
  await withWorkspace(db, actor.workspaceId, async (tx) => {
    await lockInWorkspace(tx, actor.userId, 'sessions');
    const found = await findOwn(tx, actor.userId, 'sessions', id).executeTakeFirst();
    if (!found) throw notFound('Session');
    await setTenant(tx, found.workspaceId);
    const owner = { ...found, userId: actor.userId };
    await deleteSessions(tx, owner).where('id', '=', id).execute();
  });
}

/**
 * Ends every session of the user in all their workspaces, the keys that such a session may have made,
 * and the pushes to browsers: one that is lost opens and shows nothing more.
 */
export async function endAllSessions(db: Database, { userId, workspaceId }: Actor): Promise<void> {
  await withWorkspace(db, workspaceId, async (tx) => {
    await lockInWorkspace(tx, userId, 'sessions');
    for (const { role, ...member } of await listMemberships(tx, userId)) {
      await setTenantAs(tx, member.workspaceId, role);
      await deleteSessions(tx, member).execute();
      await deleteKeys(tx, member).execute();
      await forgetBrowsers(tx, member);
    }
  });
}

import type { Actor, Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withCredential, withWorkspace } from '#api/db/tenant.ts';
import { forgetBrowsers } from '#api/domains/notifications/public.ts';
import { authenticate } from '#api/http/auth/authenticate.ts';
import { readCredential } from '#api/http/auth/credential.ts';
import type { RequestFacts } from '#api/http/route.ts';
import { deleteSession, deleteSessions } from './queries.ts';

/**
 * Ends the session that this browser came with: at sign-out, and at every sign-in, which leaves no
 * older one behind. Twice is no error. Answers whose it was.
 */
export async function endSessionOf(
  { db, env }: Pick<Context, 'db' | 'env'>,
  request: Pick<RequestFacts, 'header'>,
): Promise<string | null> {
  const credential = readCredential({ cookie: request.header('cookie') }, env.SECURE);
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
  const credential = readCredential({ cookie: request.header('cookie') }, env.SECURE);
  return (credential && (await authenticate(pool, credential))?.actor) ?? null;
}

/**
 * Ends every session of the user, and the pushes to browsers with them: one that is lost shows
 * nothing more. Extension keys are revoked one by one and stay.
 */
export async function endAllSessions(db: Database, actor: Actor): Promise<void> {
  await withWorkspace(db, actor.workspaceId, async (tx) => {
    await deleteSessions(tx, actor).execute();
    await forgetBrowsers(tx, actor);
  });
}

import type { Actor, Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withCredential, withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { forgetBrowsers } from '#api/domains/notifications/service.ts';
import { completedSettings, zoneOf } from '#api/domains/settings/service.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { hashSecret, newExtensionKey, readCredential } from '#api/http/auth/credential.ts';
import { authenticate } from '#api/http/auth/session.ts';
import type { RequestFacts } from '#api/http/route.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import { type ExtensionKey, KEYS_PER_PERSON } from '#shared/contracts/extension-keys.ts';
import { message } from '#shared/contracts/messages/message.ts';
import {
  countKeys,
  deleteKey,
  deleteSession,
  deleteSessions,
  findUser,
  insertKey,
  type Owner,
} from './queries.ts';

/** The user as X knows them, under the names they have given themselves in the settings. */
export async function getUser(db: Database, owner: Owner): Promise<CurrentUser> {
  const { saved, ...user } = await withWorkspace(db, owner.workspaceId, (tx) =>
    findUser(tx, owner).executeTakeFirstOrThrow(),
  );
  const settings = completedSettings(saved);
  const { firstName, lastName, email, language } = settings.profile;
  const named = firstName || lastName ? { firstName, lastName } : {};
  return {
    ...user,
    ...named,
    email: email || user.email,
    language,
    timeZone: zoneOf(settings),
  };
}

/** Makes a key and answers it this once: only its hash is kept. Throws `conflict` for one too many. */
export async function createKey(
  db: Database,
  actor: Actor,
  name: string,
): Promise<ExtensionKey & { key: string }> {
  const key = newExtensionKey();
  const values = { name, key_hash: hashSecret(key), last_four: key.slice(-4) };
  const row = await withWorkspace(db, actor.workspaceId, async (tx) => {
    // In one trip, and in this order: they are counted once the lock is held.
    const [, { count }] = await Promise.all([
      lockInWorkspace(tx, actor.workspaceId, 'extension keys'),
      countKeys(tx, actor).executeTakeFirstOrThrow(),
    ]);
    if (count >= KEYS_PER_PERSON) {
      throw new AppError('conflict', message('rule.most-keys', { n: KEYS_PER_PERSON }));
    }
    return insertKey(tx, actor, values).executeTakeFirstOrThrow();
  });
  return { ...row, key };
}

/** Throws `not_found` for a key that is gone or somebody else's. */
export async function revokeKey(db: Database, actor: Actor, id: string): Promise<void> {
  const gone = await withWorkspace(db, actor.workspaceId, (tx) =>
    deleteKey(tx, actor, id).executeTakeFirst(),
  );
  if (!gone) throw notFound('Extension key');
}

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
    await forgetBrowsers(tx, actor.workspaceId);
  });
}

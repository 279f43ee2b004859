import type { Actor, Context } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { setTenantAs, withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { roleOf } from '#api/domains/workspaces/public.ts';
import { AppError, notFound, signedOut } from '#api/errors/app-error.ts';
import { hashSecret, newExtensionKey, readCredential } from '#api/http/auth/credential.ts';
import type { RequestFacts } from '#api/http/route.ts';
import {
  type ExtensionKey,
  KEYS_PER_PERSON,
  type KeyDays,
} from '#shared/contracts/extension-keys.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { countKeys, deleteKeys, findOwn, findSession, insertKey } from './queries.ts';

/**
 * Makes a key and answers it this once: only its hash is kept. Throws `conflict` for one too many, and
 * `unauthorized` where the session that asks has ended by now.
 */
export async function createKey(
  { db, env }: Pick<Context, 'db' | 'env'>,
  actor: Actor,
  { name, days }: { name: string; days: KeyDays },
  request: Pick<RequestFacts, 'header'>,
): Promise<ExtensionKey & { key: string }> {
  const key = newExtensionKey();
  const values = { name, days, key_hash: hashSecret(key), last_four: key.slice(-4) };
  const session = readCredential({ cookie: request.header('cookie') }, env);
  if (!session) throw signedOut();
  const row = await withWorkspace(db, actor.workspaceId, async (tx) => {
    // In one trip, and in this order: they are counted once the locks are held.
    const [, , asking, { count }] = await Promise.all([
      lockInWorkspace(tx, actor.userId, 'sessions'),
      lockInWorkspace(tx, actor.workspaceId, 'extension keys'),
      findSession(tx, actor, session.hash).executeTakeFirst(),
      countKeys(tx, actor).executeTakeFirstOrThrow(),
    ]);
    if (!asking) throw signedOut();
    if (count >= KEYS_PER_PERSON) {
      throw new AppError('conflict', message('rule.most-keys', { n: KEYS_PER_PERSON }));
    }
    return insertKey(tx, actor, values).executeTakeFirstOrThrow();
  });
  return { ...row, key };
}

/** In whichever workspace it works. Throws `not_found` for a key that is gone or somebody else's. */
export async function revokeKey(
  db: Database,
  { userId, workspaceId }: Actor,
  id: string,
): Promise<void> {
  await withWorkspace(db, workspaceId, async (tx) => {
    const found = await findOwn(tx, userId, 'extension_keys', id).executeTakeFirst();
    if (!found) throw notFound('Extension key');
    const owner = { ...found, userId };
    const role = await roleOf(tx, owner);
    if (role) await setTenantAs(tx, owner.workspaceId, role);
    const gone = deleteKeys(tx, owner).where('id', '=', id);
    await gone.executeTakeFirstOrThrow(() => notFound('Extension key'));
  });
}

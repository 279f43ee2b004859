import type { Actor } from '#api/context.ts';
import type { Database } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import { lockInWorkspace } from '#api/db/workspace-lock.ts';
import { AppError, notFound } from '#api/errors/app-error.ts';
import { hashSecret, newExtensionKey } from '#api/http/auth/credential.ts';
import { type ExtensionKey, KEYS_PER_PERSON } from '#shared/contracts/extension-keys.ts';
import { message } from '#shared/contracts/messages/message.ts';
import { countKeys, deleteKey, insertKey } from './queries.ts';

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
  await withWorkspace(db, actor.workspaceId, (tx) =>
    deleteKey(tx, actor, id).executeTakeFirstOrThrow(() => notFound('Extension key')),
  );
}

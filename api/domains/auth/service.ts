import type { Actor } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { type Credential, hashSecret, newExtensionKey } from '#api/http/credential.ts';
import { notFound } from '#api/http/problem.ts';
import type { CurrentUser, ExtensionKey } from '#shared/contracts/auth.ts';
import { deleteKey, deleteSession, findUser, insertKey } from './queries.ts';

export async function getUser(db: Db, userId: string): Promise<CurrentUser> {
  return findUser(db, userId).executeTakeFirstOrThrow();
}

/** Makes a key and answers it this once: only its hash is kept. */
export async function createKey(
  db: Db,
  actor: Actor,
  name: string,
): Promise<ExtensionKey & { key: string }> {
  const key = newExtensionKey();
  const row = await insertKey(db, actor, {
    name,
    key_hash: hashSecret(key),
    last_four: key.slice(-4),
  }).executeTakeFirstOrThrow();
  return { ...row, key };
}

/** Throws `not_found` for a key that is gone or somebody else's. */
export async function revokeKey(db: Db, actor: Actor, id: string): Promise<void> {
  const gone = await deleteKey(db, actor, id).executeTakeFirst();
  if (!gone) throw notFound('Extension key');
}

/** Ends that session now; signing out twice is no error. */
export async function endSession(db: Db, credential: Credential): Promise<void> {
  await deleteSession(db, credential.hash).execute();
}

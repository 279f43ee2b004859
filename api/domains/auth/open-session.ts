import type { Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import { deleteSpareSessions, insertSession } from './queries.ts';

/** A new session in a transaction of its workspace. Answers its secret, which is stored nowhere. */
export async function openSession(
  tx: Db,
  owner: Member,
  userAgent: string | undefined,
): Promise<string> {
  const token = newSecret();
  await deleteSpareSessions(tx, owner).execute();
  await insertSession(tx, owner, hashSecret(token), userAgent?.slice(0, 300)).execute();
  return token;
}

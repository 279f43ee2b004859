import type { Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';
import { deleteSpareSessions, insertSession, type NewSession } from './queries.ts';

/** A new session in a transaction of its workspace. Answers its secret, which is stored nowhere. */
export async function openSession(
  tx: Db,
  owner: Member,
  session: Omit<NewSession, 'tokenHash'>,
): Promise<string> {
  const token = newSecret();
  await deleteSpareSessions(tx, owner).execute();
  await insertSession(tx, owner, { ...session, tokenHash: hashSecret(token) }).execute();
  return token;
}

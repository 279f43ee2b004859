import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { withCredential } from '#api/db/tenant.ts';
import { hashSecret, newSecret } from '#api/http/auth/credential.ts';

/** A proof for the page after signing in that it really ended here: one minute, one use. */
export async function makeSignInToken(db: Database): Promise<string> {
  const token = newSecret();
  await db.deleteFrom('sign_in_tokens').where('expires_at', '<', sql<string>`now()`).execute();
  const expires_at = sql<string>`now() + interval '60 seconds'`;
  await db
    .insertInto('sign_in_tokens')
    .values({ token_hash: hashSecret(token), expires_at })
    .execute();
  return token;
}

/** Whether the token was good; asking uses it up. */
export async function takeSignInToken(db: Database, token: string): Promise<boolean> {
  const hash = hashSecret(token);
  const row = await withCredential(db, hash, (tx) =>
    tx
      .deleteFrom('sign_in_tokens')
      .where('token_hash', '=', hash)
      .returning(sql<boolean>`expires_at > now()`.as('live'))
      .executeTakeFirst(),
  );
  return row?.live ?? false;
}

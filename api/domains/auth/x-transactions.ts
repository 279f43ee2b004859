import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#api/db/database.ts';
import { hashSecret, newSecret } from '#api/http/credential.ts';

export interface Opened {
  state: string;
  /** The S256 challenge of the verifier. */
  challenge: string;
  /** For a cookie: only the browser that began may finish. */
  browser: string;
}

export interface Begun {
  returnTo: string | null;
  /** The user for whom it connects one more account; null: it signs in. */
  linkFor: string | null;
}

export interface Finished extends Begun {
  verifier: string;
}

const SECRET_FORM = /^[\w-]{43}$/;

/**
 * Begins a sign-in: good for ten minutes, in this browser, once. `known` is the secret that the
 * browser brings from a sign-in in another tab: both tabs share it, so that both can finish.
 */
export async function openTransaction(
  db: Database,
  { returnTo, linkFor }: Begun,
  known: string | undefined,
): Promise<Opened> {
  const [state, verifier] = [newSecret(), newSecret()];
  const browser = known && SECRET_FORM.test(known) ? known : newSecret();
  await db.deleteFrom('oauth_transactions').where('expires_at', '<', sql<string>`now()`).execute();
  await db
    .insertInto('oauth_transactions')
    .values({
      state_hash: hashSecret(state),
      browser_hash: hashSecret(browser),
      verifier,
      return_to: returnTo,
      link_user_id: linkFor,
      expires_at: sql<string>`now() + interval '10 minutes'`,
    })
    .execute();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state, browser, challenge };
}

/** Uses the transaction up, whatever comes of it; null when it is unknown, spent, old or another browser's. */
export async function takeTransaction(
  db: Database,
  state: string,
  browser: string,
): Promise<Finished | null> {
  const row = await db
    .deleteFrom('oauth_transactions')
    .where('state_hash', '=', hashSecret(state))
    .returning([
      'verifier',
      'browser_hash',
      'return_to',
      'link_user_id',
      sql<boolean>`expires_at > now()`.as('live'),
    ])
    .executeTakeFirst();
  if (!row?.live || !row.browser_hash.equals(hashSecret(browser))) return null;
  return { verifier: row.verifier, returnTo: row.return_to, linkFor: row.link_user_id };
}

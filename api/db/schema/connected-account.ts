import { type RawBuilder, sql } from 'kysely';

/** Stands in place of the tokens of an account that was disconnected; its row keeps its posts' place. */
export const DISCONNECTED = '';

/**
 * Whether an account, by the name it has in a query, is still its person's to post with. One that
 * only has to sign in again is.
 */
export function isConnected(account: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(`${account}.access_token`)} <> ${sql.lit(DISCONNECTED)}`;
}

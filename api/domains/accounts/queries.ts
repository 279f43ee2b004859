import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

export function listAccounts(db: Db, owner: string) {
  return db
    .selectFrom('social_accounts')
    .select([
      'id',
      'platform',
      'username',
      'followers',
      'followers as followerCount',
      'is_active as isActive',
      'needs_reconnect as needsReconnect',
      'connected_at as connectedAt',
    ])
    .where('workspace_id', '=', owner)
    .orderBy('connected_at')
    .orderBy('id');
}

export interface SealedTokens {
  access_token: string;
  refresh_token: string | null;
  expiresInSeconds: number;
}

const expiry = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

/** A second connection of the same account replaces tokens and name, and heals a lost one. */
export function upsertAccount(
  db: Db,
  owner: string,
  account: { external_id: string; username: string; followers: number },
  { expiresInSeconds, ...tokens }: SealedTokens,
) {
  const changing = { ...account, ...tokens, token_expires_at: expiry(expiresInSeconds) };
  return db
    .insertInto('social_accounts')
    .values({ workspace_id: owner, platform: 'twitter', ...changing })
    .onConflict((conflict) =>
      conflict
        .constraint('social_accounts_external_key')
        .doUpdateSet({
          ...changing,
          is_active: true,
          needs_reconnect: false,
          refreshing_until: null,
        }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')]);
}

/** Holds the row until the transaction ends: of two refreshers the second finds the first. */
export function lockAccount(db: Db, owner: string, id: string) {
  return db
    .selectFrom('social_accounts')
    .select([
      'username',
      'access_token',
      'refresh_token',
      'needs_reconnect',
      sql<boolean>`token_expires_at > now() + interval '5 minutes'`.as('fresh'),
      sql<boolean>`coalesce(refreshing_until > now(), false)`.as('refreshing'),
    ])
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forUpdate();
}

export function updateTokens(
  db: Db,
  owner: string,
  id: string,
  { expiresInSeconds, ...tokens }: SealedTokens,
) {
  return db
    .updateTable('social_accounts')
    .set({ ...tokens, token_expires_at: expiry(expiresInSeconds), refreshing_until: null })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

export function markReconnect(db: Db, owner: string, id: string) {
  return db
    .updateTable('social_accounts')
    .set({ needs_reconnect: true, is_active: false, refreshing_until: null })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** Says that the caller is spending the refresh token, for so many seconds; 0 takes it back. */
export function markRefreshing(db: Db, owner: string, id: string, seconds: number) {
  return db
    .updateTable('social_accounts')
    .set({ refreshing_until: expiry(seconds) })
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

import { sql, type UpdateObject } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { DISCONNECTED, isConnected } from '#api/db/schema/connected-account.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import type { XUser } from '#api/providers/x/answers.ts';

export function findConnected(db: Db, owner: string, externalId: string) {
  return db
    .selectFrom('social_accounts')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('platform', '=', 'twitter')
    .where('external_id', '=', externalId)
    .where('is_active', '=', true);
}

/** Of all workspaces; one whose tokens X takes or has taken. */
export function findConnectedAnywhere(across: Db, externalId: string) {
  return across
    .selectFrom('social_accounts')
    .select('id')
    .where('platform', '=', 'twitter')
    .where('external_id', '=', externalId)
    .where(isConnected('social_accounts'))
    .limit(1);
}

export function listConnectedBy(db: Db, owner: string, userId: string) {
  return db
    .selectFrom('social_accounts')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('connected_by', '=', userId)
    .where(isConnected('social_accounts'))
    .orderBy('id');
}

const columns = [
  'id',
  'platform',
  'username',
  'followers',
  'followers as followerCount',
  'is_active as isActive',
  'needs_reconnect as needsReconnect',
  'connected_at as connectedAt',
  'persona_id as personaId',
] as const;

export function listAccounts(db: Db, owner: string) {
  return db
    .selectFrom('social_accounts')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where(isConnected('social_accounts'))
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
  account: {
    connected_by: string;
    external_id: string;
    username: string;
    followers: number;
    subscription_type: XUser['subscriptionType'];
  },
  { expiresInSeconds, ...tokens }: SealedTokens,
) {
  const changing = { ...account, ...tokens, token_expires_at: expiry(expiresInSeconds) };
  return db
    .insertInto('social_accounts')
    .values({ workspace_id: owner, platform: 'twitter', ...changing })
    .onConflict((conflict) =>
      conflict.constraint('social_accounts_external_key').doUpdateSet({
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

function updateAccount(
  db: Db,
  owner: string,
  id: string,
  changes: UpdateObject<Tables, 'social_accounts'>,
) {
  return db
    .updateTable('social_accounts')
    .set(changes)
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** Answers a null persona where the given one is gone; one that is there stays until the transaction ends. */
export function updatePersona(db: Db, owner: string, id: string, personaId: string | null) {
  const persona_id = db
    .selectFrom('personas')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('id', '=', personaId)
    .forKeyShare();
  return updateAccount(db, owner, id, { persona_id })
    .where(isConnected('social_accounts'))
    .returning(columns);
}

/** In place of those it had. */
export function updateTokens(
  db: Db,
  owner: string,
  id: string,
  { expiresInSeconds, ...tokens }: SealedTokens,
) {
  const token_expires_at = expiry(expiresInSeconds);
  return updateAccount(db, owner, id, { ...tokens, token_expires_at, refreshing_until: null });
}

export function markReconnect(db: Db, owner: string, id: string) {
  const changes = { needs_reconnect: true, is_active: false, refreshing_until: null };
  return updateAccount(db, owner, id, changes);
}

/** Says that the caller is spending the refresh token, for so many seconds; 0 takes it back. */
export function markRefreshing(db: Db, owner: string, id: string, seconds: number) {
  return updateAccount(db, owner, id, { refreshing_until: expiry(seconds) });
}

/** Of all accounts that have any. */
export function listTokens(db: Db, owner: string) {
  return db
    .selectFrom('social_accounts')
    .select(['access_token as accessToken', 'refresh_token as refreshToken'])
    .where('workspace_id', '=', owner)
    .where(isConnected('social_accounts'));
}

/** Held until the transaction ends, so that no refresh brings the tokens back. */
export function lockTokens(db: Db, owner: string, id: string) {
  return listTokens(db, owner).where('id', '=', id).forUpdate();
}

export function wipeTokens(db: Db, owner: string, id: string) {
  return updateAccount(db, owner, id, {
    access_token: DISCONNECTED,
    refresh_token: null,
    token_expires_at: sql`now()`,
    is_active: false,
    needs_reconnect: true,
    refreshing_until: null,
  });
}

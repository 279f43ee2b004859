import { sql } from 'kysely';
import type { Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { firstOwner, type MembersOwn } from '#api/domains/workspaces/public.ts';
import { type Device, shortUserAgent } from '#api/http/auth/device.ts';
import { coarseAddress } from '#api/http/request/client-address.ts';
import type { Role } from '#shared/contracts/permissions.ts';
import type { SetUpMark } from '#shared/contracts/set-up.ts';
import type { Settings } from '#shared/contracts/settings.ts';

const workspaceName = (table: 'sessions' | 'extension_keys') =>
  sql<string>`(select name from workspaces where id = ${sql.ref(`${table}.workspace_id`)})`;

const keyColumns = [
  'id',
  'name',
  'last_four as lastFour',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
  'expires_at as expiresAt',
  'workspace_id as workspaceId',
  workspaceName('extension_keys').as('workspace'),
  'address',
  'user_agent as userAgent',
] as const;

export function findUser(db: Db, owner: Member) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'profile_image_url as profileImageUrl',
      'twitter_username as twitterUsername',
      sql<Role>`(
        select role from workspace_members
        where workspace_id = ${owner.workspaceId} and user_id = ${owner.userId})`.as('role'),
      'set_up as setUp',
      sql<string>`(select name from workspaces where id = ${owner.workspaceId})`.as(
        'workspaceName',
      ),
      sql<string[]>`array(
        select distinct platform from social_accounts
        where workspace_id = ${owner.workspaceId} and is_active)`.as('connectedPlatforms'),
      sql<string | null>`coalesce(delete_after, (
        select delete_after from workspaces where id = ${owner.workspaceId}))`.as('deleteAfter'),
      sql<Partial<Settings> | null>`(
        select data from settings where workspace_id = ${owner.workspaceId})`.as('saved'),
      sql<MembersOwn>`(
        select jsonb_build_object('own', preferences, 'email', (
            select address from member_addresses
            where workspace_id = ${owner.workspaceId} and user_id = ${owner.userId}),
          'isHolder', user_id = ${firstOwner(sql`${owner.workspaceId}`)})
        from workspace_members
        where workspace_id = ${owner.workspaceId} and user_id = ${owner.userId})`.as('mine'),
      sql<boolean>`(
        select takes_device_zone from workspaces where id = ${owner.workspaceId})`.as('isNew'),
    ])
    .where('id', '=', owner.userId);
}

export function usernameOf(db: Db, userId: string) {
  return db.selectFrom('users').select('username').where('id', '=', userId);
}

/** Nothing changes where it is noted already. */
export function addSetUpMark(db: Db, userId: string, mark: SetUpMark) {
  return db
    .updateTable('users')
    .set({ set_up: sql`array_append(set_up, ${mark})` })
    .where('id', '=', userId)
    .where(sql<boolean>`${mark} <> all(set_up)`);
}

export interface NewSession {
  tokenHash: Buffer;
  device: Device;
  /** Of a session that goes on in another workspace, of the one that it was. */
  former?: { createdAt: string; barredFrom: string[] };
}

/** A session that goes on elsewhere lasts no longer for it. */
export function insertSession(db: Db, owner: Member, { tokenHash, device, former }: NewSession) {
  const created = former?.createdAt ?? sql<string>`now()`;
  return db.insertInto('sessions').values({
    token_hash: tokenHash,
    user_id: owner.userId,
    workspace_id: owner.workspaceId,
    user_agent: shortUserAgent(device.userAgent),
    address: coarseAddress(device.address),
    created_at: created as string,
    barred_from: former?.barredFrom ?? [],
    expires_at: sql<string>`least(now() + interval '30 days',
      ${created}::timestamptz + interval '180 days')`,
  });
}

/** In one workspace; the one that was used longest ago gives way to a new one. */
const MOST_SESSIONS = 200;

/** Those of this person that nobody can use any more, and those that a new one is one too many with. */
export function deleteSpareSessions(db: Db, owner: Member) {
  return deleteSessions(db, owner).where(
    sql<boolean>`(expires_at <= now() or token_hash in (
      select token_hash from sessions
      where workspace_id = ${owner.workspaceId} and user_id = ${owner.userId}
      order by last_seen_at desc, id offset ${MOST_SESSIONS - 1}))`,
  );
}

export function deleteSession(db: Db, tokenHash: Buffer) {
  return db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning([
      'user_id as userId',
      'created_at as createdAt',
      'barred_from as barredFrom',
      sql<boolean>`expires_at > now()`.as('isLive'),
    ]);
}

/** Live ones of every workspace, the latest used first; `current` is the one with this hash. */
export function listSessions(db: Db, userId: string, current: Buffer) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'user_agent as userAgent',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
      sql<boolean>`token_hash = ${current}`.as('current'),
      'workspace_id as workspaceId',
      workspaceName('sessions').as('workspace'),
      'address',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id');
}

/** Whether this very session is still there. */
export function findSession(db: Db, owner: Member, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId);
}

export function deleteSessions(db: Db, owner: Member) {
  return db
    .deleteFrom('sessions')
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId);
}

/** The workspace in which this person has such a row; they see theirs in each. */
export function findOwn(db: Db, userId: string, table: 'sessions' | 'extension_keys', id: string) {
  return db
    .selectFrom(table)
    .select('workspace_id as workspaceId')
    .where('id', '=', id)
    .where('user_id', '=', userId);
}

/** Those of every workspace. */
export function listKeys(db: Db, userId: string) {
  return db
    .selectFrom('extension_keys')
    .select(keyColumns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
}

/** Those that are still good for something. */
export function countKeys(db: Db, owner: Member) {
  return db
    .selectFrom('extension_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId)
    .where('expires_at', '>', sql<string>`now()`);
}

export function insertKey(
  db: Db,
  owner: Member,
  { days, ...key }: { name: string; key_hash: Buffer; last_four: string; days: number },
) {
  return db
    .insertInto('extension_keys')
    .values({
      workspace_id: owner.workspaceId,
      user_id: owner.userId,
      expires_at: sql<string>`now() + make_interval(days => ${days})`,
      ...key,
    })
    .returning(keyColumns);
}

export function deleteKeys(db: Db, owner: Member) {
  return db
    .deleteFrom('extension_keys')
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId)
    .returning('id');
}

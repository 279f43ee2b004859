import { sql } from 'kysely';
import type { Member } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';

/** More than a person looks through. */
const MOST_LISTED = 1_000;

/** Those of the others in the workspace of this member. */
export function listMemberSessions(db: Db, owner: Member) {
  return db
    .selectFrom('sessions')
    .select([
      'id',
      'user_id as memberId',
      'user_agent as userAgent',
      'address',
      'created_at as createdAt',
      'last_seen_at as lastSeenAt',
    ])
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '<>', owner.userId)
    .where('expires_at', '>', sql<string>`now()`)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED);
}

export function listMemberKeys(db: Db, owner: Member) {
  return db
    .selectFrom('extension_keys')
    .select([
      'id',
      'user_id as memberId',
      'name',
      'last_four as lastFour',
      'user_agent as userAgent',
      'address',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
    ])
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '<>', owner.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED);
}

/** Whose it is; nobody where it is one's own, gone, or in another workspace. */
export function findHolder(db: Db, owner: Member, id: string) {
  return db
    .selectFrom('sessions')
    .select('user_id as userId')
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '<>', owner.userId)
    .where('id', '=', id);
}

export function takeSession(db: Db, owner: Member, id: string) {
  return db
    .deleteFrom('sessions')
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', id)
    .returningAll();
}

export function takeKey(db: Db, owner: Member, id: string) {
  return db
    .deleteFrom('extension_keys')
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '<>', owner.userId)
    .where('id', '=', id)
    .returning(['user_id as userId', 'name']);
}

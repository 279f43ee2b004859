import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

const keyColumns = [
  'id',
  'name',
  'last_four as lastFour',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

export function findUser(db: Db, userId: string) {
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
      sql<string[]>`'{}'::text[]`.as('connectedPlatforms'),
    ])
    .where('id', '=', userId);
}

export function insertSession(
  db: Db,
  owner: { userId: string; workspaceId: string },
  tokenHash: Buffer,
) {
  return db.insertInto('sessions').values({
    token_hash: tokenHash,
    user_id: owner.userId,
    workspace_id: owner.workspaceId,
    expires_at: sql<string>`now() + interval '30 days'`,
  });
}

export function deleteSession(db: Db, tokenHash: Buffer) {
  return db.deleteFrom('sessions').where('token_hash', '=', tokenHash);
}

interface KeyOwner {
  userId: string;
  workspaceId: string;
}

export function listKeys(db: Db, owner: KeyOwner) {
  return db
    .selectFrom('extension_keys')
    .select(keyColumns)
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id');
}

export function insertKey(
  db: Db,
  owner: KeyOwner,
  key: { name: string; key_hash: Buffer; last_four: string },
) {
  return db
    .insertInto('extension_keys')
    .values({ workspace_id: owner.workspaceId, user_id: owner.userId, ...key })
    .returning(keyColumns);
}

export function deleteKey(db: Db, owner: KeyOwner, id: string) {
  return db
    .deleteFrom('extension_keys')
    .where('workspace_id', '=', owner.workspaceId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', id)
    .returning('id');
}

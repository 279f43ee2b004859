import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

export function findUsername(db: Db, userId: string) {
  return db.selectFrom('users').select('username').where('id', '=', userId);
}

export function setDeletion(db: Db, owner: string, at: RawBuilder<string> | null) {
  return db
    .updateTable('workspaces')
    .set({ delete_after: at })
    .where('id', '=', owner)
    .returning('delete_after as deleteAfter');
}

const isDue = sql<boolean>`delete_after <= now()`;

/** Of all workspaces. */
export function listDue(across: Db) {
  return across
    .selectFrom('workspaces')
    .select('id')
    .where(isDue)
    .orderBy('delete_after')
    .limit(100);
}

/** No row: its owner thought better of it, or another worker was first. */
export function lockDue(db: Db, owner: string) {
  return db
    .selectFrom('workspaces')
    .select('id')
    .where('id', '=', owner)
    .where(isDue)
    .forUpdate()
    .skipLocked();
}

/** Everything that belongs to it goes with it. */
export function deleteWorkspace(db: Db, owner: string) {
  return db.deleteFrom('workspaces').where('id', '=', owner);
}

export function listMembers(db: Db, owner: string) {
  return db
    .selectFrom('workspace_members')
    .select('user_id as id')
    .where('workspace_id', '=', owner);
}

/** Of these those who belong to no workspace any more. */
export function deleteHomeless(db: Db, userIds: string[]) {
  return db
    .deleteFrom('users')
    .where('id', 'in', userIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('workspace_members as m')
            .select('m.user_id')
            .whereRef('m.user_id', '=', 'users.id'),
        ),
      ),
    );
}

import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';

/** Items of the bin, newest first. */
export function listItems(db: Db, owner: Owner) {
  return db
    .selectFrom('deleted_items as item')
    .leftJoin('users', 'users.id', 'item.deleted_by')
    .select([
      'item.id',
      'item.kind',
      'item.name',
      'item.deleted_at as deletedAt',
      'users.username as deletedBy',
    ])
    .where('item.workspace_id', '=', owner)
    .orderBy('item.deleted_at', 'desc')
    .orderBy('item.id');
}

/** Locks the item: only one of two concurrent restores succeeds. */
export function findKind(db: Db, owner: string, id: string) {
  return db
    .selectFrom('deleted_items')
    .select('kind')
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .forUpdate();
}

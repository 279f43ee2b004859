import type { Insertable, UpdateObject } from 'kysely';
import type { Db } from '../database.ts';
import type { Owner } from '../schema/owner.ts';
import type { Tables } from '../schema/tables.ts';

/** A table whose rows belong to a workspace, each under an id. */
type OwnedTable = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; workspace_id: string } ? T : never;
}[keyof Tables];

/** A row without its workspace, which the query names. */
export type NewRow<T extends OwnedTable> = Omit<Insertable<Tables[T]>, 'workspace_id'>;

/** To know that the row is there, or to lock it. */
export function findRow(db: Db, owner: Owner, table: OwnedTable, id: string) {
  return db.selectFrom(table).select('id').where('workspace_id', '=', owner).where('id', '=', id);
}

export function updateRow<T extends OwnedTable>(
  db: Db,
  owner: string,
  table: T,
  id: string,
  changes: UpdateObject<Tables, T>,
) {
  // Kysely does not resolve the columns of a table that is a type parameter.
  return db
    .updateTable<OwnedTable>(table)
    .set(changes as object)
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

export function deleteRow(db: Db, owner: string, table: OwnedTable, id: string) {
  return db
    .deleteFrom(table)
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning('id');
}

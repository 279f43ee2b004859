import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';

export function findSettings(db: Db, owner: string) {
  return db.selectFrom('settings').select(['data', 'secrets']).where('workspace_id', '=', owner);
}

/** A first row to lock: two saves at once come one after the other, never mixed. */
export function insertDefaults(db: Db, owner: string) {
  return db
    .insertInto('settings')
    .values({ workspace_id: owner, data: JSON.stringify(defaultSettings), secrets: '{}' })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing());
}

export function lockSettings(db: Db, owner: string) {
  return findSettings(db, owner).forUpdate();
}

/** Keys lie among the secrets only, sealed; what is known of the mail address stays beside them. */
export function updateSettings(
  db: Db,
  owner: string,
  data: Settings,
  secrets: Record<string, string>,
) {
  return db
    .updateTable('settings')
    .set({
      data: sql`${JSON.stringify(data)}::jsonb
        || jsonb_strip_nulls(jsonb_build_object('mail', data->'mail'))`,
      secrets: JSON.stringify(secrets),
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', owner);
}

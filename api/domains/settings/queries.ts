import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { LocalChoice } from '#shared/contracts/local-servers.ts';
import { defaultSettings, type Settings } from '#shared/contracts/settings.ts';

export function findSettings(db: Db, owner: string) {
  return db.selectFrom('settings').select(['data', 'secrets']).where('workspace_id', '=', owner);
}

/** Whether more than one person has an account on this server. As `troupe_worker`. */
export async function isSharedServer(across: Db): Promise<boolean> {
  const accounts = await across.selectFrom('users').select('id').limit(2).execute();
  return accounts.length > 1;
}

/** A first row to lock: two saves at once come one after the other, never mixed. */
export function insertDefaults(db: Db, owner: string) {
  return db
    .insertInto('settings')
    .values({ workspace_id: owner, data: JSON.stringify(defaultSettings), secrets: '{}' })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing());
}

/** The first row of a new workspace, in this zone; nothing where it has one or is older than this choice. */
export function insertDeviceZone(db: Db, owner: string, timezone: string) {
  const data = { ...defaultSettings, profile: { ...defaultSettings.profile, timezone } };
  return db
    .insertInto('settings')
    .columns(['workspace_id', 'data', 'secrets'])
    .expression(
      sql`select id, ${JSON.stringify(data)}::jsonb, '{}'::jsonb from workspaces
        where id = ${owner} and takes_device_zone`,
    )
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .returning('workspace_id');
}

/** Fails where this Postgres does not know the zone, which may know fewer than Node. */
export function clockIn(db: Db, zone: string) {
  return db.selectNoFrom(sql`now() at time zone ${zone}`.as('clock'));
}

export function lockSettings(db: Db, owner: string) {
  return findSettings(db, owner).forUpdate();
}

/** The address that a member who does not hold the settings' profile has given. */
export function saveAddress(db: Db, owner: string, userId: string, address: string) {
  const given = address || null;
  return db
    .insertInto('member_addresses')
    .values({ workspace_id: owner, user_id: userId, address: given })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'user_id']).doUpdateSet({ address: given }),
    );
}

/** Keys lie among the secrets only, sealed; what is known of the mail address stays beside them. */
export function updateSettings(
  db: Db,
  owner: string,
  data: Settings & { localServer?: LocalChoice | null },
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

/** The local server that writes; null ends the choice. The rest of the settings stays as it is. */
export function updateChoice(db: Db, owner: string, choice: LocalChoice | null) {
  return db
    .updateTable('settings')
    .set({
      data: sql`jsonb_set(data, '{api,preferLocalServer}', ${JSON.stringify(choice !== null)}::jsonb)
        || jsonb_build_object('localServer', ${JSON.stringify(choice)}::jsonb)`,
      updated_at: sql`now()`,
    })
    .where('workspace_id', '=', owner);
}

import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#api/context.ts';
import type { Db } from '#api/db/database.ts';
import { withWorkspace } from '#api/db/tenant.ts';
import type { Place } from '#api/secrets/sealer.ts';

type Tools = Pick<Context, 'db' | 'across' | 'sealer'>;

/** How many secrets were sealed anew, and how many no secret that we know opens. */
export interface RotationResult {
  sealed: number;
  unreadable: number;
}

/** What workspaces keep sealed, each column under its own name. */
const columns = [
  { table: 'social_accounts', column: 'access_token' },
  { table: 'social_accounts', column: 'refresh_token' },
  { table: 'push_subscriptions', column: 'keys' },
] as const;

/** A secret as it lies there, and the statement for a new one unless somebody else wrote one. */
interface Found {
  sealed: string;
  place: Place;
  update(anew: string): RawBuilder<unknown>;
}

/**
 * Seals with the present APP_SECRET whatever an older one sealed, so that the older one can be
 * forgotten. It may run beside servers, and again; nothing is lost when it ends half way.
 */
export async function rotateSealedValues(tools: Tools): Promise<RotationResult> {
  const { db, across } = tools;
  const count = { sealed: 0, unreadable: 0 };
  await sealEach(tools, db, await ofServer(db), count);
  const workspaces = await across.selectFrom('workspaces').select('id').orderBy('id').execute();
  for (const { id } of workspaces) {
    await withWorkspace(db, id, async (tx) => {
      const found = [...(await ofColumns(tx, id)), ...(await ofSettings(tx, id))];
      await sealEach(tools, tx, found, count);
    });
  }
  return count;
}

async function sealEach(
  { sealer }: Tools,
  db: Db,
  found: Found[],
  count: RotationResult,
): Promise<void> {
  for (const { sealed, place, update } of found) {
    if (!sealer.isOld(sealed)) continue;
    let text: string;
    try {
      text = sealer.open(sealed, place);
    } catch {
      count.unreadable += 1;
      continue;
    }
    const { numAffectedRows = 0n } = await update(sealer.seal(text, place)).execute(db);
    count.sealed += Number(numAffectedRows);
  }
}

async function ofServer(db: Db): Promise<Found[]> {
  const { rows } = await sql<{ name: string; sealed: string }>`
    select name, sealed from server_secrets`.execute(db);
  return rows.map(({ name, sealed }) => ({
    sealed,
    place: { table: 'server_secrets', workspaceId: '', field: name },
    update: (anew) =>
      sql`update server_secrets set sealed = ${anew} where name = ${name} and sealed = ${sealed}`,
  }));
}

async function ofColumns(tx: Db, workspaceId: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const { table, column } of columns) {
    const [from, field] = [sql.table(table), sql.ref(column)];
    // A lost account keeps an empty token: only what was sealed is looked at.
    const { rows } = await sql<{ id: string; sealed: string }>`
      select id, ${field} as sealed from ${from}
      where workspace_id = ${workspaceId} and ${field} like 'v1.%'`.execute(tx);
    for (const { id, sealed } of rows) {
      found.push({
        sealed,
        place: { table, workspaceId, field: column },
        update: (anew) => sql`
          update ${from} set ${field} = ${anew}
          where workspace_id = ${workspaceId} and id = ${id} and ${field} = ${sealed}`,
      });
    }
  }
  return found;
}

async function ofSettings(tx: Db, workspaceId: string): Promise<Found[]> {
  const { rows } = await sql<{ field: string; sealed: string }>`
    select key as field, value as sealed from settings, jsonb_each_text(secrets)
    where workspace_id = ${workspaceId}`.execute(tx);
  return rows.map(({ field, sealed }) => ({
    sealed,
    place: { table: 'settings', workspaceId, field },
    update: (anew) => sql`
      update settings set secrets = jsonb_set(secrets, array[${field}], to_jsonb(${anew}::text))
      where workspace_id = ${workspaceId} and secrets ->> ${field} = ${sealed}`,
  }));
}

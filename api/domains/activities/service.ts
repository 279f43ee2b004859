import { CompiledQuery } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { ActivityType } from '#shared/contracts/activities.ts';

export interface NewActivity {
  type: ActivityType;
  title: string;
  description: string;
}

// Nearly every write tells one: built anew each time it costs more than Postgres needs for it.
const insert = `insert into activities (workspace_id, type, title, description)
  values ($1, $2, $3, $4)`;

/** Writes one line of the workspace's history: call it in the transaction of what happened. */
export async function recordActivity(
  db: Db,
  owner: string,
  { type, title, description }: NewActivity,
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(insert, [owner, type, title, description]));
}

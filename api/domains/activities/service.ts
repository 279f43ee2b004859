import type { Db } from '#api/db/database.ts';
import type { ActivityType } from '#shared/contracts/activities.ts';

export interface NewActivity {
  type: ActivityType;
  title: string;
  description: string;
}

/** Writes one line of the workspace's history: call it in the transaction of what happened. */
export async function recordActivity(db: Db, owner: string, entry: NewActivity): Promise<void> {
  await db
    .insertInto('activities')
    .values({ workspace_id: owner, ...entry })
    .execute();
}

import type { Expression } from 'kysely';
import type { Db } from '#api/db/database.ts';

type Owner = string | Expression<string>;

/** The latest 50, newest first. */
export function listActivities(db: Db, owner: Owner) {
  return db
    .selectFrom('activities')
    .select(['id', 'type', 'title', 'description', 'created_at as createdAt'])
    .where('workspace_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50);
}

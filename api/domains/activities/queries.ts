import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';

/** The latest 50, newest first. */
export function listActivities(db: Db, owner: Owner) {
  return db
    .selectFrom('activities')
    .select(['id', 'type', 'title', 'description', 'created_at as createdAt'])
    .select('description_message as descriptionMessage')
    .where('workspace_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50);
}

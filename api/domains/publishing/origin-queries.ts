import type { Db } from '#api/db/database.ts';

/** Who wrote these drafts, and how much each sounded like its persona. */
export function listOrigins(db: Db, owner: string, draftIds: string[]) {
  return db
    .selectFrom('drafts')
    .select(['id', 'provider', 'content', 'voice_match'])
    .where('workspace_id', '=', owner)
    .where('id', 'in', draftIds);
}

import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

/**
 * Who wrote these drafts, and how much each sounded like its persona. Held until the transaction
 * ends: a post may name them.
 */
export function listOrigins(db: Db, owner: string, draftIds: string[]) {
  return db
    .selectFrom('drafts')
    .select(['id', 'provider', 'content', 'voice_match'])
    .where('workspace_id', '=', owner)
    .where('id', 'in', draftIds)
    .forKeyShare();
}

/** Which of these texts a draft of the last 30 days has to the letter. */
export function listDraftedAmong(db: Db, owner: string, texts: string[]) {
  return db
    .selectFrom('drafts')
    .select('content')
    .where('workspace_id', '=', owner)
    .where('created_at', '>', sql<string>`now() - interval '30 days'`)
    .where(
      sql`md5(content)`,
      'in',
      texts.map((text) => sql`md5(${text})`),
    );
}

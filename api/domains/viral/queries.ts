import type { NewRow } from '#api/db/client/own-rows.ts';
import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import type { ViralContent } from '#shared/contracts/viral.ts';

/** More than a screen shows; a library may hold any number. */
const MOST_READ = 1_000;

const columns = [
  'id',
  'title',
  'content',
  'content_type as contentType',
  'platform',
  'original_url as originalUrl',
  'author_handle as authorHandle',
  'views',
  'likes',
  'retweets',
  'replies',
  'bookmarks',
  'engagement_rate as engagementRate',
  'virality_score as viralityScore',
  'hooks',
  'reasons',
  'messages',
  'created_at as createdAt',
] as const;

export function listContent(db: Db, owner: Owner) {
  return db
    .selectFrom('viral_content')
    .select(columns)
    .where('workspace_id', '=', owner)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_READ);
}

export function findContent(db: Db, owner: string, id: string) {
  return db
    .selectFrom('viral_content')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** Of these ids those that are in the library, kept there until the transaction ends. */
export function holdContent(db: Db, owner: string, ids: string[]) {
  return db
    .selectFrom('viral_content')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare();
}

/** The text of the library with this content to the letter. */
export function findSameContent(db: Db, owner: string, content: string) {
  return db
    .selectFrom('viral_content')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('content', '=', content);
}

export function insertContent(db: Db, owner: string, values: NewRow<'viral_content'>) {
  return db
    .insertInto('viral_content')
    .values({ workspace_id: owner, ...values })
    .returning(columns);
}

export interface Virality extends Pick<ViralContent, 'hooks' | 'reasons' | 'messages'> {
  score: number;
}

export function updateVirality(db: Db, owner: string, id: string, found: Virality) {
  return db
    .updateTable('viral_content')
    .set({
      virality_score: found.score,
      hooks: found.hooks,
      reasons: found.reasons,
      messages: JSON.stringify(found.messages),
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning(columns);
}

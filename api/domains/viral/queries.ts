import type { Selectable } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Owner } from '#api/db/schema/owner.ts';
import type { Tables } from '#api/db/schema/tables.ts';
import type { TextMessages } from '#shared/contracts/messages/any-message.ts';
import type { ViralContent } from '#shared/contracts/viral.ts';

/** More than a screen shows; a library may hold any number. */
const MOST_READ = 1_000;

const columns = [
  'id',
  'title',
  'content',
  'content_type',
  'platform',
  'original_url',
  'author_handle',
  'views',
  'likes',
  'retweets',
  'replies',
  'bookmarks',
  'engagement_rate',
  'virality_score',
  'hooks',
  'reasons',
  'messages',
  'created_at',
] as const;

export type ContentRow = Pick<Selectable<Tables['viral_content']>, (typeof columns)[number]>;

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

export type NewContent = Omit<
  ContentRow,
  'id' | 'virality_score' | 'hooks' | 'reasons' | 'messages' | 'created_at'
>;

/** The text of the library with this content to the letter. */
export function findSameContent(db: Db, owner: string, content: string) {
  return db
    .selectFrom('viral_content')
    .select('id')
    .where('workspace_id', '=', owner)
    .where('content', '=', content);
}

export function insertContent(db: Db, owner: string, values: NewContent) {
  return db
    .insertInto('viral_content')
    .values({ workspace_id: owner, ...values })
    .returning(columns);
}

export interface Virality {
  score: number;
  hooks: string[];
  reasons: string[];
  messages: TextMessages;
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

export function deleteContent(db: Db, owner: string, id: string) {
  return db
    .deleteFrom('viral_content')
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .returning('id');
}

/** A row as the API answers it. */
export function toViralContent(row: ContentRow): ViralContent {
  const { title, content, platform, views, likes, retweets, replies, bookmarks } = row;
  return {
    id: row.id,
    title,
    content,
    contentType: row.content_type,
    platform,
    originalUrl: row.original_url,
    authorHandle: row.author_handle,
    views,
    likes,
    retweets,
    replies,
    bookmarks,
    engagementRate: row.engagement_rate,
    viralityScore: row.virality_score,
    hooks: row.hooks,
    reasons: row.reasons,
    messages: row.messages,
    createdAt: row.created_at,
  };
}

import { type Expression, sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { DraftContent } from '#shared/contracts/post-drafts.ts';
import { draftSlot, draftText } from './public.ts';

const assignment = ['assigned_to as assigneeId', 'due_on as dueOn'] as const;
const columns = ['id', 'version', 'content', ...assignment, 'updated_at as updatedAt'] as const;

const EXCERPT = 280;

/** The latest first, with the beginning of its first text. */
export function listPostDrafts(db: Db, owner: string | Expression<string>) {
  return db
    .selectFrom('post_drafts')
    .select(['id', 'version', ...assignment, 'updated_at as updatedAt'])
    .select([
      draftText(EXCERPT).as('text'),
      sql<number>`jsonb_array_length(content -> 'parts')`.as('parts'),
      sql<number>`cardinality(media_ids)`.as('media'),
      sql<string | null>`nullif(content ->> 'personaId', '')`.as('personaId'),
      sql<string[]>`coalesce(content -> 'labels', '[]')`.as('labels'),
      draftSlot.as('slot'),
    ])
    .where('workspace_id', '=', owner)
    .orderBy('updated_at', 'desc')
    .orderBy('id');
}

export function findPostDraft(db: Db, owner: string, id: string) {
  return db
    .selectFrom('post_drafts')
    .select(columns)
    .where('workspace_id', '=', owner)
    .where('id', '=', id);
}

/** No row: there is one of that id. */
export function insertPostDraft(db: Db, owner: string, id: string, content: DraftContent) {
  return db
    .insertInto('post_drafts')
    .values({ workspace_id: owner, id, ...written(content) })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doNothing())
    .returning(columns);
}

/** No row: it is gone, or of another version. */
export function updatePostDraft(
  db: Db,
  owner: string,
  { id, version, content }: { id: string; version: number; content: DraftContent },
) {
  return db
    .updateTable('post_drafts')
    .set({
      ...written(content),
      version: sql<number>`version + 1`,
      updated_at: sql<string>`clock_timestamp()`,
    })
    .where('workspace_id', '=', owner)
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns);
}

/** Whether what is saved says the same: a save whose answer was lost comes once more. */
export function findSamePostDraft(db: Db, owner: string, id: string, content: DraftContent) {
  return findPostDraft(db, owner, id).where(
    'content',
    '=',
    sql<DraftContent>`${JSON.stringify(content)}::jsonb`,
  );
}

function written(content: DraftContent) {
  return {
    content: JSON.stringify(content),
    media_ids: [...new Set(content.parts.flatMap(({ media }) => media.map(({ id }) => id)))],
  };
}

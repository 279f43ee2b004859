import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';

/** The database's clock alone tells when it ends. */
const lease = sql<string>`clock_timestamp() + interval '30 seconds'`;
const isOver = sql<boolean>`post_editors.expires_at <= clock_timestamp()`;

/** Answers no row where it is not held any more. */
export function renewLease(db: Db, owner: string, postId: string, userId: string) {
  return db
    .updateTable('post_editors')
    .set({ expires_at: lease })
    .where('workspace_id', '=', owner)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`not ${isOver}`)
    .returning('post_id');
}

/** Answers no row where somebody else has it, unless it is taken from them. */
export function takeLease(
  db: Db,
  owner: string,
  given: { postId: string; userId: string; isTakeOver: boolean },
) {
  const { postId, userId, isTakeOver } = given;
  return db
    .insertInto('post_editors')
    .values({ workspace_id: owner, post_id: postId, user_id: userId, expires_at: lease })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'post_id'])
        .doUpdateSet({ user_id: userId, expires_at: lease })
        .where(sql<boolean>`(${isTakeOver} or ${isOver} or post_editors.user_id = ${userId})`),
    )
    .returning('post_id');
}

export function endLease(db: Db, owner: string, postId: string, userId: string) {
  return db
    .deleteFrom('post_editors')
    .where('workspace_id', '=', owner)
    .where('post_id', '=', postId)
    .where('user_id', '=', userId)
    .returning('post_id');
}

/** The post with who edits it. */
export function findEditor(db: Db, owner: string, postId: string) {
  return db
    .selectFrom('scheduled_posts as post')
    .leftJoin('post_editors', (join) =>
      join
        .onRef('post_editors.workspace_id', '=', 'post.workspace_id')
        .onRef('post_editors.post_id', '=', 'post.id')
        .on(sql<boolean>`not ${isOver}`),
    )
    .leftJoin('users', 'users.id', 'post_editors.user_id')
    .select([
      'post.version',
      'users.id as editorId',
      'users.username',
      sql<string | null>`nullif(concat_ws(' ', users.first_name, users.last_name), '')`.as('name'),
    ])
    .where('post.workspace_id', '=', owner)
    .where('post.id', '=', postId);
}

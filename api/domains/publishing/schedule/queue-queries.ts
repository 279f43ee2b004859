import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Platform } from '#shared/contracts/common.ts';
import { ROW_CHARACTERS } from '#shared/contracts/publishing-worklist.ts';

export function findQueue(db: Db, owner: string) {
  return db
    .selectFrom('post_queues')
    .select(['time_zone as timeZone', 'slots'])
    .where('workspace_id', '=', owner);
}

export function upsertQueue(
  db: Db,
  owner: string,
  { timeZone, slots }: { timeZone: string; slots: { weekday: number; time: string }[] },
) {
  const values = { time_zone: timeZone, slots: JSON.stringify(slots) };
  return db
    .insertInto('post_queues')
    .values({ workspace_id: owner, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values));
}

type AccountTimes = [platform: Platform, accountId: string | null, times: string[]];

/**
 * Posts of an account at these times, and posts without an account. The query filters by time alone:
 * a filter by account makes the planner read all posts of the account.
 */
function postsAt(db: Db, owner: string, ...[platform, accountId, times]: AccountTimes) {
  return db
    .with(
      (name) => name('post').materialized(),
      (within) =>
        within
          .selectFrom('scheduled_posts')
          .select([
            'workspace_id',
            'id',
            'scheduled_time',
            'platform',
            'account_id',
            'persona_id',
            'status',
            'created_at',
          ])
          .where('workspace_id', '=', owner)
          .where('scheduled_time', '=', sql<string>`any(${times}::timestamptz[])`),
    )
    .selectFrom('post')
    .where('post.platform', '=', platform)
    .where((post) =>
      post.or([post('post.account_id', 'is', null), post('post.account_id', '=', accountId)]),
    );
}

/** Those of these times at which the account has a post. */
export function listTakenAmong(db: Db, owner: string, ...asked: AccountTimes) {
  return postsAt(db, owner, ...asked)
    .select('post.scheduled_time as at')
    .distinct();
}

/** The posts at these times as list rows, oldest first. */
export function listPostsAt(db: Db, owner: string, ...asked: AccountTimes) {
  return postsAt(db, owner, ...asked)
    .innerJoin('post_parts as part', (join) =>
      join
        .onRef('part.workspace_id', '=', 'post.workspace_id')
        .onRef('part.post_id', '=', 'post.id')
        .on('part.position', '=', 0),
    )
    .select((post) => [
      'post.scheduled_time as at',
      'post.id',
      sql<string>`left(part.text, ${sql.lit(ROW_CHARACTERS)})`.as('content'),
      post
        .selectFrom('personas as persona')
        .select('persona.name')
        .whereRef('persona.workspace_id', '=', 'post.workspace_id')
        .whereRef('persona.id', '=', 'post.persona_id')
        .as('personaName'),
      'post.status',
    ])
    .orderBy('post.created_at');
}

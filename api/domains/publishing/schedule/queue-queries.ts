import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import type { Platform } from '#shared/contracts/common.ts';

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

/** Which of these times posts of the account have; one without an account may yet go out from it. */
export function listTakenAmong(
  db: Db,
  owner: string,
  platform: Platform,
  accountId: string | null,
  times: string[],
) {
  // The times alone find the posts: by its account each plan would go through all that it has.
  return db
    .with(
      (name) => name('post').materialized(),
      (within) =>
        within
          .selectFrom('scheduled_posts')
          .select(['scheduled_time', 'platform', 'account_id'])
          .where('workspace_id', '=', owner)
          .where('scheduled_time', '=', sql<string>`any(${times}::timestamptz[])`),
    )
    .selectFrom('post')
    .select('scheduled_time as at')
    .distinct()
    .where('platform', '=', platform)
    .where((post) => post.or([post('account_id', 'is', null), post('account_id', '=', accountId)]));
}

import { sql } from 'kysely';
import type { Context } from '#api/context.ts';
import { backUpContentJob } from './back-up-content-job.ts';

const MOST_AT_ONCE = 1_000;

/** Over all workspaces whose settings want one; on is the default. The next hour takes the rest. */
export async function queueBackups({
  across,
  db,
  queue,
}: Pick<Context, 'across' | 'db' | 'queue'>): Promise<void> {
  const due = await across
    .selectFrom('workspaces as w')
    .leftJoin('settings as s', 's.workspace_id', 'w.id')
    .select('w.id')
    .where(sql<boolean>`coalesce((s.data->'privacy'->>'contentBackup')::boolean, true)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('content_backups as b')
            .select('b.day')
            .whereRef('b.workspace_id', '=', 'w.id')
            .where('b.day', '=', sql<string>`current_date`),
        ),
      ),
    )
    .limit(MOST_AT_ONCE)
    .execute();
  const pieces = due.map(({ id }) => ({ payload: { workspaceId: id }, key: id }));
  await db.transaction().execute((tx) => queue.sendMany(tx, backUpContentJob, pieces));
}

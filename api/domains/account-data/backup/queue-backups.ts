import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '#api/context.ts';
import { defineJob } from '#api/queue/define-job.ts';
import { KEPT_DAYS } from './backup-queries.ts';

/** The backup of one workspace and day. */
export const backUpContentJob = defineJob({
  name: 'back-up-content',
  payload: z.object({ workspaceId: z.string() }),
  once: true,
});

const MOST_AT_ONCE = 1_000;

/**
 * Over all workspaces whose settings want one; on is the default. The next hour takes the rest:
 * whoever has waited longest comes first, so that none is left behind by more than there is time for.
 */
export async function queueBackups(
  { across, db, queue }: Pick<Context, 'across' | 'db' | 'queue'>,
  most = MOST_AT_ONCE,
): Promise<void> {
  await deleteExpired(across);
  const { rows: due } = await sql<{ id: string }>`
    select w.id
    from workspaces w
    left join settings s on s.workspace_id = w.id
    cross join lateral (
      select max(day) as day from content_backups b where b.workspace_id = w.id) latest
    where coalesce((s.data->'privacy'->>'contentBackup')::boolean, true)
      and latest.day is distinct from current_date
    order by latest.day nulls first, w.id limit ${most}`.execute(across);
  const pieces = due.map(({ id }) => ({ payload: { workspaceId: id }, key: id }));
  await db.transaction().execute((tx) => queue.sendMany(tx, backUpContentJob, pieces));
}

/** Where none is made any more, none takes the place of an old one. */
async function deleteExpired(across: Context['across']): Promise<void> {
  await sql`
    delete from content_backups b using settings s
    where s.workspace_id = b.workspace_id
      and not coalesce((s.data->'privacy'->>'contentBackup')::boolean, true)
      and b.day <= current_date - ${KEPT_DAYS}::integer`.execute(across);
}

import { PgBoss, type QueueResult } from 'pg-boss';
import type { OwnRoles } from '#api/db/client/own-roles.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import type { Job } from '#api/queue/define-job.ts';
import { jobs } from './jobs.ts';

const GRANT_LOCK = 720_161;

/** Brings pg-boss' own tables and our queues up to date, as the owner of the database. */
export async function installQueues(url: string, { app }: OwnRoles): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    max: 1,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  try {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) await bringUpToDate(boss, job, known.get(job.name));
    // Two grants at once on one table fail; sent together these are one transaction, which holds the lock.
    await boss.getDb().executeSql(`
      select pg_advisory_xact_lock(${GRANT_LOCK});
      grant usage on schema ${QUEUE_SCHEMA} to ${app};
      grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${app};
      grant execute on all functions in schema ${QUEUE_SCHEMA} to ${app}`);
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** A queue that is there keeps what it was made with until it is told otherwise. */
async function bringUpToDate(
  boss: PgBoss,
  { name, once, retryLimit, expireInSeconds }: Job,
  known: QueueResult | undefined,
): Promise<void> {
  const wanted = { retryLimit, retryBackoff: true, retryDelay: 5, expireInSeconds, notify: true };
  if (!known) {
    await boss.createQueue(name, { policy: once ? 'short' : 'standard', ...wanted });
    return;
  }
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  if (names.some((one) => known[one] !== wanted[one])) await boss.updateQueue(name, wanted);
}

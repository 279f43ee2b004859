import { PgBoss } from 'pg-boss';
import { jobs } from './jobs.ts';

export const QUEUE_SCHEMA = 'pgboss';

const GRANT_LOCK = 720_161;

/** Brings pg-boss' own tables and our queues up to date, as the owner of the database. */
export async function installQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    schema: QUEUE_SCHEMA,
    max: 1,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  try {
    for (const { name, once, retryLimit, expireInSeconds } of jobs) {
      const options = { retryLimit, retryBackoff: true, retryDelay: 5, expireInSeconds };
      await boss.createQueue(name, {
        policy: once ? 'short' : 'standard',
        notify: true,
        ...options,
      });
    }
    // Two grants at once on one table fail; sent together these are one transaction, which holds the lock.
    await boss.getDb().executeSql(`
      select pg_advisory_xact_lock(${GRANT_LOCK});
      grant usage on schema ${QUEUE_SCHEMA} to troupe_app;
      grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to troupe_app;
      grant execute on all functions in schema ${QUEUE_SCHEMA} to troupe_app`);
  } finally {
    await boss.stop({ graceful: false });
  }
}

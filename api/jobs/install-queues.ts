import { PgBoss } from 'pg-boss';
import { jobs } from './jobs.ts';

export const QUEUE_SCHEMA = 'pgboss';

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
    await boss.getDb().executeSql(`
      grant usage on schema ${QUEUE_SCHEMA} to troupe_app;
      grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to troupe_app;
      grant execute on all functions in schema ${QUEUE_SCHEMA} to troupe_app`);
  } finally {
    await boss.stop({ graceful: false });
  }
}

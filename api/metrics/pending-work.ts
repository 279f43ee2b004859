import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Db } from '#api/db/database.ts';
import { QUEUE_SCHEMA } from '#api/db/schema/queue-schema.ts';
import { isIn, uncertainPosts } from '#api/db/schema/status-groups.ts';

export interface PendingWork {
  /** Those that a worker or a person still has to do something about. */
  posts: Record<string, number>;
  late: number;
  oldestDueSeconds: number;
  queues: { name: string; waiting: number }[];
}

const PATIENCE_MS = 2_000;
/** The gauges of one scrape share one question. */
const KEPT_MS = 1_000;

/** Asks the database, once for all who ask at the same time; null when it does not answer. */
export function pendingWorkOf(db: Database, across: Database): () => Promise<PendingWork | null> {
  let known: { at: number; work: Promise<PendingWork | null> } | undefined;
  return () => {
    const now = performance.now();
    if (!known || now - known.at > KEPT_MS) {
      const asked = Promise.all([waitingPosts(across), waitingJobs(db)])
        .then(([posts, queues]) => ({ ...posts, queues }))
        .catch(() => null);
      known = { at: now, work: Promise.race([asked, wait(PATIENCE_MS, null, { ref: false })]) };
    }
    return known.work;
  };
}

/** Of all workspaces, by indexes only: what is done is far more. As `troupe_worker`. */
async function waitingPosts(across: Db): Promise<Omit<PendingWork, 'queues'>> {
  const { rows } = await sql<Omit<PendingWork, 'queues'>>`
    select
      jsonb_build_object(
        'due', due.due, 'publishing', taken.publishing,
        'unknown', stuck.unknown, 'needs_check', stuck.needs_check) as posts,
      due.late, coalesce(due.oldest, 0)::float8 as "oldestDueSeconds"
    from
      (select count(*)::int as due,
          (count(*) filter (where not_before < clock_timestamp() - interval '1 minute'))::int as late,
          extract(epoch from clock_timestamp() - min(not_before)) as oldest
        from scheduled_posts
        where ${isIn('due')} and lease_until is null
          and not_before <= clock_timestamp()) due,
      (select count(*)::int as publishing from scheduled_posts
        where lease_until is not null) taken,
      ${uncertainPosts} stuck`.execute(across);
  return rows[0] as Omit<PendingWork, 'queues'>;
}

/** As `troupe_app`. */
async function waitingJobs(db: Db): Promise<PendingWork['queues']> {
  const { rows } = await sql<PendingWork['queues'][number]>`
    select q.name, count(j.id)::int as waiting
    from ${sql.table(`${QUEUE_SCHEMA}.queue`)} q
    left join ${sql.table(`${QUEUE_SCHEMA}.job`)} j
      on j.name = q.name and j.state < 'active' and j.start_after <= now()
    where q.name not like '\\_\\_%'
    group by q.name`.execute(db);
  return rows;
}

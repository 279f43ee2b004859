import type { Pool } from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PostStatus } from '#shared/contracts/publishing.ts';
import type { PendingWork } from './pending-work.ts';

const FAST = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];
const SLOW = [0.01, 0.1, 0.3, 1, 3, 10, 30, 100];

export interface MetricSources {
  pools: Record<string, Pool>;
  /** Null when the database does not tell. */
  workAhead(): Promise<PendingWork | null>;
}

export interface Metrics {
  requests: Histogram<'route' | 'method' | 'status'>;
  streams: Histogram<'route' | 'method' | 'status'>;
  calls: Histogram<'provider' | 'outcome'>;
  jobs: Histogram<'job' | 'outcome'>;
  /** Where this process left a post. */
  post(status: PostStatus): void;
  /** The text that Prometheus reads. */
  text(): Promise<string>;
  contentType: string;
}

/** What one process counts of its own work, and what it can tell of the work of all. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = <const Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const about = ['route', 'method', 'status'] as const;
  const posts = new Counter({
    name: 'troupe_posts_total',
    help: 'Posts by where this process left them',
    labelNames: ['status'],
    registers,
  });
  gaugePools(sources.pools, registers);
  gaugeWork(sources.workAhead, registers);
  return {
    requests: durations('troupe_http_request_seconds', 'Requests by contract', about, FAST),
    streams: durations('troupe_http_stream_seconds', 'Streams of events that ended', about, SLOW),
    calls: durations(
      'troupe_provider_call_seconds',
      'Calls to X, AI providers and the market',
      ['provider', 'outcome'],
      SLOW,
    ),
    jobs: durations('troupe_job_seconds', 'Background work', ['job', 'outcome'], SLOW),
    post: (status) => posts.inc({ status }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function gaugePools(pools: Record<string, Pool>, registers: Registry[]): void {
  new Gauge({
    name: 'troupe_db_connections',
    help: 'Connections of this process to the database',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waited_for' }, waitingCount);
      }
    },
  });
}

/** Of all processes together. One that cannot find out says nothing: 0 would be a lie. */
function gaugeWork(workAhead: MetricSources['workAhead'], registers: Registry[]): void {
  const gauge = (name: string, help: string, labelNames: string[], fill: Fill) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        // A gauge without labels is 0 after a reset.
        if (labelNames.length === 0) this.remove();
        const work = await workAhead();
        if (work) fill(this, work);
      },
    });
  gauge('troupe_posts_waiting', 'Posts that are not settled', ['status'], (to, { posts }) => {
    for (const [status, count] of Object.entries(posts)) to.set({ status }, count);
  });
  gauge('troupe_posts_late', 'Posts due for more than a minute', [], (to, { late }) =>
    to.set(late),
  );
  gauge(
    'troupe_oldest_due_post_seconds',
    'For how long the post that waits longest has been due; 0: none is',
    [],
    (to, { oldestDueSeconds }) => to.set(oldestDueSeconds),
  );
  gauge('troupe_queued_jobs', 'Background work that waits', ['job'], (to, { queues }) => {
    for (const { name, waiting } of queues) to.set({ job: name }, waiting);
  });
}

type Fill = (gauge: Gauge, work: PendingWork) => void;

import { defineRecurringJob } from '#api/queue/define-job.ts';

/** Reading what published posts have reached. */
export const readMetricsJob = defineRecurringJob('read-metrics', 60);

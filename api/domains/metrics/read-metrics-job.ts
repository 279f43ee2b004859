import { defineRecurringJob } from '#api/jobs/job.ts';

/** Reading what published posts have reached. */
export const readMetricsJob = defineRecurringJob('read-metrics', 60);
